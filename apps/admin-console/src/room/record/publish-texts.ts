import { defineTexts } from "@guildway/ui";

/** What is said of changes that visitors do not see yet. */
export const texts = defineTexts(
  {
    draft: "Unpublished changes",
    draftText: "Visitors see it as it was before these changes.",
    publish: "Publish changes",
    published: (name: string) => `${name} is published.`,
    notPublished: {
      "record.changed":
        "It was not published: somebody has changed it since you read it. It is shown as it is now.",
      "access.forbidden":
        "It was not published: among the changes is what only a superAdmin publishes.",
      other: "It was not published. Try again.",
    },
  },
  {
    draft: "Cambios sin publicar",
    draftText: "Los visitantes lo ven como estaba antes de estos cambios.",
    publish: "Publicar cambios",
    published: (name) => `Se publicó ${name}.`,
    notPublished: {
      "record.changed":
        "No se publicó: alguien lo cambió desde que usted lo leyó. Se muestra como está ahora.",
      "access.forbidden":
        "No se publicó: entre los cambios hay algo que solo publica un superAdmin.",
      other: "No se publicó. Vuelva a intentar.",
    },
  },
);
