import { defineTexts } from "@guildway/ui";

/** What the lines of a document say. */
export const texts = defineTexts(
  { notSigned: "Not signed yet", waitsForSponsor: "Waiting for the sponsor's signature" },
  { notSigned: "Sin firmar", waitsForSponsor: "En espera de la firma del patrocinador" },
);
