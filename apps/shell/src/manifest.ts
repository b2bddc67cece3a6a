import { defineManifest } from "@guildway/federation/manifest";

/** What the shell itself has for others to open by name. */
export const manifest = defineManifest({
  id: "shell",
  title: "Guildway",
  owner: "the shell team",
  federation: 1,
  pages: {},
  modals: { markdownCheatsheet: {} },
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    shell: typeof manifest;
  }
}
