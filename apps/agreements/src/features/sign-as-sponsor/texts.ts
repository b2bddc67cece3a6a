import { defineTexts } from "@guildway/ui";

/** What signing as the sponsor says. */
export const texts = defineTexts(
  {
    title: "Sign as the sponsor",
    lead: "You sign for the sponsor what its signer has signed; the download above has it whole. Your signature and today's date stand on the agreement from then on.",
    yours: "Your signature",
    stored: "Your stored signature",
    none: "No signature yet",
    add: "Add signature",
    another: "Use another signature",
    useStored: "Use my stored signature",
    sign: "Sign as the sponsor",
    signing: "Signing Document...",
    signed: "Document signed successfully!",
    missing: "A signature is required.",
    failed: "Something went wrong, try again.",
    refused: {
      "record.changed":
        "The agreement has changed since you read it. It is shown again as it is now; your signature is still here.",
      "record.conflict": "It was signed for the sponsor meanwhile. It is shown as it is now.",
      "signature.unreadable": "The picture shows no signature that can be read. Give another one.",
      "file.not-found": "The picture of the signature is not there any more. Give another one.",
      "agreement.own":
        "This is your own agreement. Another manager of its location signs it as the sponsor.",
      "access.forbidden": "Only a manager of its location signs it.",
      "record.not-found": "Only a manager of its location signs it.",
    },
  },
  {
    title: "Firmar como patrocinador",
    lead: "Usted firma por el patrocinador lo que ya firmó la otra parte; la descarga de arriba lo tiene completo. Su firma y la fecha de hoy quedan desde entonces en el acuerdo.",
    yours: "Su firma",
    stored: "Su firma guardada",
    none: "Sin firma todavía",
    add: "Agregar firma",
    another: "Usar otra firma",
    useStored: "Usar mi firma guardada",
    sign: "Firmar como patrocinador",
    signing: "Firmando el documento...",
    signed: "¡Documento firmado!",
    missing: "Se requiere una firma.",
    failed: "Algo salió mal, inténtelo de nuevo.",
    refused: {
      "record.changed":
        "El acuerdo cambió desde que usted lo leyó. Se muestra de nuevo como está ahora; su firma sigue aquí.",
      "record.conflict": "Mientras tanto se firmó por el patrocinador. Se muestra como está ahora.",
      "signature.unreadable": "La imagen no muestra una firma que se pueda leer. Dé otra.",
      "file.not-found": "La imagen de la firma ya no está. Dé otra.",
      "agreement.own":
        "Este es su propio acuerdo. Otro administrador de su lugar lo firma como patrocinador.",
      "access.forbidden": "Solo lo firma un administrador de su lugar.",
      "record.not-found": "Solo lo firma un administrador de su lugar.",
    },
  },
);
