import { defineTexts } from "@guildway/ui";

/** What both the request and its examples say: names of calls, and of what is compared how. */
export const texts = defineTexts(
  {
    calls: {
      resources: "Resources",
      resourceGroups: "Resource Groups",
      documents: "Embeddings",
      createPublicUrl: "Create Public URL",
    },
    operators: {
      eq: "is",
      gt: "is greater than",
      lt: "is less than",
      ilike: "contains",
      is: "is",
      "!is": "is not",
      in: "is one of",
      ov: "has one of",
      "!ov": "has none of",
    } as Record<string, string>,
  },
  {
    calls: {
      resources: "Recursos",
      resourceGroups: "Grupos de recursos",
      documents: "Fragmentos (embeddings)",
      createPublicUrl: "Crear URL pública",
    },
    operators: {
      eq: "es",
      gt: "es mayor que",
      lt: "es menor que",
      ilike: "contiene",
      is: "es",
      "!is": "no es",
      in: "es uno de",
      ov: "tiene uno de",
      "!ov": "no tiene ninguno de",
    } as Record<string, string>,
  },
);
