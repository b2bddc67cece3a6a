import type { RecordType } from "@guildway/api-contract";
import { defineManifest, type Spoken } from "@guildway/federation/manifest";

/** A room stands at its list's address; below it `/new`, a record, and `/edit` of that. */
const room = <Path extends string>(
  path: Path,
  records: RecordType,
  group: string,
  label: Spoken,
  add?: Spoken,
) =>
  ({
    path: `${path}/:id?/:action?`,
    frame: "standard",
    access: ["superAdmin"],
    navigation: { group, label },
    records,
    ...(add && { actions: [{ label: add, path: `${path}/new` }] }),
  }) as const;

/** A list of people, whose pages are those of users. */
const listOf = <Path extends string>(path: Path, records: RecordType, label: Spoken) =>
  ({
    path,
    frame: "standard",
    access: ["superAdmin"],
    navigation: { group: "People", label },
    records,
  }) as const;

export const manifest = defineManifest({
  id: "admin-console",
  title: { en: "Admin console", es: "Consola de administración" },
  owner: "the Admin console team",
  federation: 1,
  pages: {
    home: { path: "/", frame: "standard", access: ["superAdmin"] },
    users: room(
      "/users",
      "users",
      "People",
      { en: "Users", es: "Usuarios" },
      { en: "New user", es: "Agregar usuario" },
    ),
    teachers: listOf("/teachers", "teachers", {
      en: "Teachers and experts",
      es: "Maestros y expertos",
    }),
    apprentices: listOf("/apprentices", "apprentices", { en: "Apprentices", es: "Aprendices" }),
    sponsors: listOf("/sponsors", "sponsors", { en: "Sponsors", es: "Patrocinadores" }),
    usersImport: {
      path: "/import-users",
      frame: "standard",
      access: ["superAdmin"],
      title: "Import users",
      actions: [
        {
          label: { en: "Import users from CSV", es: "Importar usuarios desde CSV" },
          path: "/import-users",
        },
      ],
    },
    employers: room(
      "/employers",
      "employerProfiles",
      "People",
      { en: "Employers", es: "Empleadores" },
      { en: "New employer", es: "Agregar empleador" },
    ),
    apprenticeships: room(
      "/apprenticeships",
      "apprenticeships",
      "Programs",
      { en: "Apprenticeships", es: "Aprendizajes registrados" },
      { en: "New apprenticeship", es: "Agregar aprendizaje registrado" },
    ),
    classes: room(
      "/classes",
      "class",
      "Programs",
      { en: "Classes", es: "Clases" },
      { en: "New class", es: "Agregar clase" },
    ),
    courseTopics: room(
      "/course-topics",
      "courseTopics",
      "Programs",
      { en: "Course topics", es: "Temas de los cursos" },
      { en: "New topic", es: "Agregar tema" },
    ),
    cohorts: room(
      "/cohorts",
      "cohort",
      "Programs",
      { en: "Cohorts", es: "Grupos" },
      { en: "New cohort", es: "Agregar grupo" },
    ),
    classCodes: room(
      "/class-codes",
      "classCode",
      "Programs",
      { en: "Class codes", es: "Códigos de clase" },
      { en: "New class code", es: "Agregar código de clase" },
    ),
    pathways: room(
      "/pathways",
      "pathways",
      "Programs",
      { en: "Pathways", es: "Trayectorias" },
      { en: "New pathway", es: "Agregar trayectoria" },
    ),
    trainingPlans: room("/training-plans", "jobProfiles", "Programs", {
      en: "Training plans",
      es: "Planes de capacitación",
    }),
    instructionProviders: room(
      "/instruction-providers",
      "instructionProviders",
      "Programs",
      { en: "Instruction providers", es: "Proveedores de instrucción" },
      { en: "New provider", es: "Agregar proveedor" },
    ),
    pages: room(
      "/pages",
      "pages",
      "Content",
      { en: "Pages", es: "Páginas" },
      { en: "New page", es: "Agregar página" },
    ),
    dashboards: room(
      "/dashboards",
      "dashboards",
      "Content",
      { en: "Dashboards", es: "Tableros" },
      { en: "New dashboard", es: "Agregar tablero" },
    ),
    pageLinks: room(
      "/page-links",
      "pageLinks",
      "Content",
      { en: "Page links", es: "Enlaces a páginas" },
      { en: "New page link", es: "Agregar enlace" },
    ),
    widgets: room(
      "/widgets",
      "widgets",
      "Content",
      { en: "Widgets", es: "Elementos" },
      { en: "New widget", es: "Agregar elemento" },
    ),
    materials: room(
      "/materials",
      "materials",
      "Content",
      { en: "Materials", es: "Materiales" },
      { en: "New material", es: "Agregar material" },
    ),
    resources: room(
      "/resources",
      "resources",
      "Content",
      { en: "Resources", es: "Recursos" },
      { en: "New resource", es: "Agregar recurso" },
    ),
    uploadResources: {
      path: "/upload-resources",
      frame: "standard",
      access: ["superAdmin"],
      title: "Upload resources",
      actions: [
        {
          label: { en: "Upload resources", es: "Subir recursos" },
          path: "/upload-resources",
        },
      ],
    },
    "test-question": {
      path: "/test-question",
      frame: "standard",
      access: ["superAdmin"],
      title: "Test a question",
      actions: [
        {
          label: { en: "Test a question", es: "Probar una pregunta" },
          path: "/test-question",
        },
      ],
    },
    resourceGroups: room(
      "/resource-groups",
      "resourceGroups",
      "Content",
      { en: "Resource groups", es: "Grupos de recursos" },
      { en: "New group", es: "Agregar grupo" },
    ),
    trainingPrograms: room(
      "/training-programs",
      "apprenticeshipTemplates",
      "Programs",
      { en: "Training programs", es: "Programas de capacitación" },
      { en: "New training program", es: "Agregar programa de capacitación" },
    ),
    makeApprenticeship: {
      path: "/make-apprenticeship/:programId",
      frame: "standard",
      access: ["superAdmin"],
      title: "Make an apprenticeship",
    },
    fileParse: {
      path: "/internal/file-parse",
      frame: "standard",
      access: ["superAdmin", "owner", "admin"],
      othersGoHome: true,
      title: "Create Training Program",
      actions: [
        {
          label: {
            en: "Create a training program from a document",
            es: "Crear un programa de capacitación con un documento",
          },
          path: "/internal/file-parse",
        },
      ],
    },
    employerAgreements: room(
      "/employer-agreements",
      "employerAgreements",
      "Agreements",
      { en: "Employer agreements", es: "Acuerdos de empleador" },
      { en: "New employer agreement", es: "Agregar acuerdo de empleador" },
    ),
    apprenticeAgreements: room(
      "/apprentice-agreements",
      "apprenticeAgreements",
      "Agreements",
      { en: "Apprentice agreements", es: "Acuerdos de aprendiz" },
      { en: "New apprentice agreement", es: "Agregar acuerdo de aprendiz" },
    ),
    invites: room(
      "/invites",
      "invites",
      "Agreements",
      { en: "Invitations", es: "Invitaciones" },
      { en: "New invitation", es: "Agregar invitación" },
    ),
    wageSchedules: room(
      "/wage-schedules",
      "wageSchedules",
      "Agreements",
      { en: "Wage schedules", es: "Tablas de salarios" },
      { en: "New wage schedule", es: "Agregar tabla de salarios" },
    ),
    integrations: room(
      "/integrations",
      "integrations",
      "Content",
      { en: "Integrations", es: "Integraciones" },
      { en: "New integration", es: "Agregar integración" },
    ),
    searches: room("/searches", "searches", "Content", {
      en: "Questions asked",
      es: "Preguntas hechas",
    }),
    reviewedAnswers: room(
      "/reviewed-answers",
      "reviewedAnswers",
      "Content",
      { en: "Reviewed answers", es: "Respuestas revisadas" },
      { en: "New answer", es: "Agregar respuesta" },
    ),
    organizations: room(
      "/organizations",
      "organization",
      "Settings",
      { en: "Organizations", es: "Organizaciones" },
      { en: "New organization", es: "Agregar organización" },
    ),
    ownOrganization: {
      path: "/org",
      frame: "standard",
      access: ["superAdmin"],
      navigation: {
        group: "Settings",
        label: { en: "Your organization", es: "Su organización" },
      },
    },
    locations: room(
      "/locations",
      "location",
      "Settings",
      { en: "Locations", es: "Lugares" },
      { en: "New location", es: "Agregar lugar" },
    ),
    apiKeys: room("/api-keys", "programKeys", "Settings", {
      en: "API keys",
      es: "Claves de API",
    }),
    publicUrls: room("/public-urls", "publicUrls", "Settings", {
      en: "Public URLs",
      es: "URL públicas",
    }),
    webhooks: room("/webhooks", "webhooks", "Settings", { en: "Webhooks", es: "Webhooks" }),
    mails: room("/outbox", "mails", "Settings", { en: "Outbox", es: "Correo saliente" }),
    auditLog: room("/audit-log", "auditEntries", "Settings", {
      en: "Audit log",
      es: "Registro de auditoría",
    }),
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "admin-console": typeof manifest;
  }
}
