import { defineManifest } from "@guildway/federation/manifest";

export const manifest = defineManifest({
  id: "api-explorer",
  title: { en: "API explorer", es: "Explorador de la API" },
  owner: "the API explorer team",
  federation: 1,
  pages: {
    explorer: { path: "/api", frame: "branded", access: "public", title: "Guildway API" },
    calls: { path: "/api/calls", frame: "branded", access: "public" },
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "api-explorer": typeof manifest;
  }
}
