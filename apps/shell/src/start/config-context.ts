import { createContext, use } from "react";

import type { SiteConfig } from "@guildway/federation/arrival";

export const ConfigContext = createContext<SiteConfig | undefined>(undefined);

export function useConfig(): SiteConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error("The shell renders nothing outside its configuration.");
  return config;
}
