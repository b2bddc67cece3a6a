import { defineTexts } from "@guildway/ui";

/** What stands around the employer agreement; its wording is that of the form's revision. */
export const texts = defineTexts(
  {
    loading: {
      agreement: "Loading Agreement...",
      employer: "Loading Employer...",
      program: "Loading Training Program...",
      place: "Loading Location...",
      sponsor: "Loading Sponsor...",
      wages: "Loading Wage Schedules...",
    },
    failed: {
      title: "The agreement could not be loaded",
      text: "Nothing was lost. Check your connection and try again.",
    },
    noProgram: "No Training Program data available.",
    noSchedule: "No wage schedule has been set up yet.",
    notSigned: "Not signed yet",
    preview: "This is a preview. Only who was invited can sign.",
    englishCounts: "",
    sign: "Sign & Accept",
    signing: "Signing Document...",
    addSignature: "Add signature",
    changeSignature: "Change signature",
    signed: "Employer Agreement Signed & Accepted!",
    signatureRequired: "A signature is required.",
    nameRequired: "Enter your printed name.",
    titleRequired: "Enter your title.",
    wrongName: "Enter a name on one line, without an address.",
    signFailed: "Something went wrong, try again.",
    refused: {
      "record.conflict": "This agreement was signed meanwhile. It is shown again as it is now.",
      "agreement.consent-needed": "Agree to sign electronically first. Nothing was signed.",
    } as Readonly<Record<string, string>>,
    toSign:
      "To sign: check the agreement above, enter your name and title, and add your signature.",
  },
  {
    loading: {
      agreement: "Cargando el acuerdo...",
      employer: "Cargando el empleador...",
      program: "Cargando el programa de formación...",
      place: "Cargando el lugar...",
      sponsor: "Cargando el patrocinador...",
      wages: "Cargando las escalas salariales...",
    },
    failed: {
      title: "No se pudo cargar el acuerdo",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    noProgram: "No hay datos del programa de formación.",
    noSchedule: "Todavía no hay una escala salarial.",
    notSigned: "Sin firmar",
    preview: "Esta es una vista previa. Solo puede firmar quien fue invitado.",
    englishCounts: "Lo que se firma es el texto en inglés; la traducción ayuda a leerlo.",
    sign: "Firmar y aceptar",
    signing: "Firmando el documento...",
    addSignature: "Agregar firma",
    changeSignature: "Cambiar firma",
    signed: "¡Acuerdo del empleador firmado y aceptado!",
    signatureRequired: "Se requiere una firma.",
    nameRequired: "Escriba su nombre en letra de imprenta.",
    titleRequired: "Escriba su cargo.",
    wrongName: "Escriba un nombre en una línea, sin direcciones.",
    signFailed: "Algo salió mal, inténtelo de nuevo.",
    refused: {
      "record.conflict":
        "Este acuerdo se firmó mientras tanto. Se muestra de nuevo como está ahora.",
      "agreement.consent-needed": "Primero acepte firmar electrónicamente. No se firmó nada.",
    },
    toSign: "Para firmar: revise el acuerdo, escriba su nombre y cargo, y agregue su firma.",
  },
);
