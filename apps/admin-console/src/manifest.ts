import { defineManifest } from "@guildway/federation/manifest";

/** A room stands at its list's address; below it `/new`, a record, and `/edit` of that. */
const room = { frame: "standard", access: ["superAdmin"] } as const;

export const manifest = defineManifest({
  id: "admin-console",
  title: "Admin console",
  owner: "the Admin console team",
  federation: 1,
  pages: {
    home: { path: "/", frame: "standard", access: ["superAdmin"] },
    users: {
      ...room,
      path: "/users/:id?/:action?",
      navigation: { group: "People", label: { en: "Users", es: "Usuarios" } },
    },
    cohorts: {
      ...room,
      path: "/cohorts/:id?/:action?",
      navigation: { group: "Programs", label: { en: "Cohorts", es: "Grupos" } },
    },
    trainingPlans: {
      ...room,
      path: "/training-plans/:id?/:action?",
      navigation: {
        group: "Programs",
        label: { en: "Training plans", es: "Planes de capacitación" },
      },
    },
    instructionProviders: {
      ...room,
      path: "/instruction-providers/:id?/:action?",
      navigation: {
        group: "Programs",
        label: { en: "Instruction providers", es: "Proveedores de instrucción" },
      },
    },
    locations: {
      ...room,
      path: "/locations/:id?/:action?",
      navigation: { group: "Settings", label: { en: "Locations", es: "Lugares" } },
    },
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "admin-console": typeof manifest;
  }
}
