/** The one list of what exists once on a page, provided by the shell; a new entry is state or weight that all remotes share. */
export const singletons = [
  "react",
  "react-dom",
  "zustand",
  "@tanstack/react-query",
  "@guildway/router",
  "@guildway/auth",
  "@guildway/api-client",
  "@guildway/federation",
  "@guildway/ui",
  "@guildway/ui/toasts",
] as const;
