import { defineManifest } from "@guildway/federation/manifest";

export const manifest = defineManifest({
  id: "admin-console",
  title: "Admin console",
  owner: "the Admin console team",
  federation: 1,
  pages: {
    home: { path: "/", frame: "standard", access: ["superAdmin"] },
    users: {
      path: "/users",
      frame: "standard",
      access: ["superAdmin"],
      navigation: { group: "People", label: "Users" },
    },
    user: { path: "/users/:userId", frame: "standard", access: ["superAdmin"] },
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "admin-console": typeof manifest;
  }
}
