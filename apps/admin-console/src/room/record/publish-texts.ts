import { defineTexts } from "@guildway/ui";

/** What is said of changes that visitors do not see yet. */
export const texts = defineTexts(
  {
    draft: "Unpublished changes",
    draftText: "Visitors see it as it was before these changes.",
    publish: "Publish changes",
    published: (name: string) => `${name} is published.`,
    notPublished: "It was not published. Try again.",
  },
  {
    draft: "Cambios sin publicar",
    draftText: "Los visitantes lo ven como estaba antes de estos cambios.",
    publish: "Publicar cambios",
    published: (name) => `Se publicó ${name}.`,
    notPublished: "No se publicó. Vuelva a intentar.",
  },
);
