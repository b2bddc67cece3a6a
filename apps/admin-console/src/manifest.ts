import { defineManifest } from "@guildway/federation/manifest";

/** A room stands at its list's address; below it `/new`, a record, and `/edit` of that. */
const room = <Path extends string>(path: Path, group: string, label: { en: string; es: string }) =>
  ({
    path: `${path}/:id?/:action?`,
    frame: "standard",
    access: ["superAdmin"],
    navigation: { group, label },
  }) as const;

export const manifest = defineManifest({
  id: "admin-console",
  title: "Admin console",
  owner: "the Admin console team",
  federation: 1,
  pages: {
    home: { path: "/", frame: "standard", access: ["superAdmin"] },
    users: room("/users", "People", { en: "Users", es: "Usuarios" }),
    employers: room("/employers", "People", { en: "Employers", es: "Empleadores" }),
    apprenticeships: room("/apprenticeships", "Programs", {
      en: "Apprenticeships",
      es: "Aprendizajes registrados",
    }),
    cohorts: room("/cohorts", "Programs", { en: "Cohorts", es: "Grupos" }),
    trainingPlans: room("/training-plans", "Programs", {
      en: "Training plans",
      es: "Planes de capacitación",
    }),
    instructionProviders: room("/instruction-providers", "Programs", {
      en: "Instruction providers",
      es: "Proveedores de instrucción",
    }),
    locations: room("/locations", "Settings", { en: "Locations", es: "Lugares" }),
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "admin-console": typeof manifest;
  }
}
