import { createContext, use } from "react";

import type { ShellConfig } from "./config.ts";

export const ConfigContext = createContext<ShellConfig | undefined>(undefined);

export function useConfig(): ShellConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error("The shell renders nothing outside its configuration.");
  return config;
}
