import { useTexts } from "@guildway/ui";

import type { Device } from "./device-of.ts";
import { texts } from "./texts.ts";

/** Calls a device by its browser and system, in the language of the page. */
export function useDeviceName(): (device: Device) => string {
  const text = useTexts(texts);
  return ({ browser, system }) => {
    if (browser && system) return text.browserOn(browser, system);
    return system ? text.unknownOn(system) : (browser ?? text.unknown);
  };
}
