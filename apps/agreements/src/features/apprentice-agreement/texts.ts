import { defineTexts } from "@guildway/ui";

/** What stands around the apprentice agreement; its wording is that of the form's revision. */
export const texts = defineTexts(
  {
    loading: {
      agreement: "Loading Agreement...",
      apprentice: "Loading Personal Information...",
      employer: "Loading Employer...",
      program: "Loading Training Program...",
      provider: "Loading Instruction Provider...",
      place: "Loading Location...",
      sponsor: "Loading Sponsor...",
      wages: "Loading Wage Schedules...",
      employerAgreement: "Loading Employer Agreement...",
    },
    failed: {
      title: "The agreement could not be loaded",
      text: "Nothing was lost. Check your connection and try again.",
    },
    page: (number: number) => `Page ${number} of 4`,
    notSigned: "Not signed yet",
    noSchedule: "No wage schedule has been set up yet.",
    noProgram: "No Training Program data available.",
    inForm: "What the apprentice answered stands in the filled form.",
    englishCounts: "",
  },
  {
    loading: {
      agreement: "Cargando el acuerdo...",
      apprentice: "Cargando la información personal...",
      employer: "Cargando el empleador...",
      program: "Cargando el programa de formación...",
      provider: "Cargando el proveedor de instrucción...",
      place: "Cargando el lugar...",
      sponsor: "Cargando el patrocinador...",
      wages: "Cargando las escalas salariales...",
      employerAgreement: "Cargando el acuerdo del empleador...",
    },
    failed: {
      title: "No se pudo cargar el acuerdo",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    page: (number) => `Página ${number} de 4`,
    notSigned: "Sin firmar",
    noSchedule: "Todavía no hay una escala salarial.",
    noProgram: "No hay datos del programa de formación.",
    inForm: "Lo que respondió el aprendiz está en el formulario lleno.",
    englishCounts: "Lo que se firma es el texto en inglés; la traducción ayuda a leerlo.",
  },
);
