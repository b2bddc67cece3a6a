import { defineTexts } from "@guildway/ui";

/** What the export of a training program says. */
export const texts = defineTexts(
  {
    title: "Export",
    making: "Writing…",
    failed: "The file could not be written. Nothing has changed; try again.",
    kinds: {
      docx: {
        button: "Word document",
        hint: "Laid out as an Appendix A, in English, to be edited or filed",
      },
      csv: {
        button: "Spreadsheet (CSV)",
        hint: "A row for each competency, with its hours and tags",
      },
      rapids: {
        button: "RAPIDS fields (CSV)",
        hint: "What of the program is submitted to RAPIDS, by the names of its fields",
      },
    },
    columns: {
      title: "Training program",
      occupationName: "Occupation",
      occupationONetCode: "O*NET code",
      rapidsCode: "RAPIDS code",
      group: "Work process",
      groupHours: "Hours of the work process",
      competency: "Competency",
      hours: "Hours",
      tags: "Tags",
    },
  },
  {
    title: "Exportar",
    making: "Escribiendo…",
    failed: "No se pudo escribir el archivo. Nada cambió; intente de nuevo.",
    kinds: {
      docx: {
        button: "Documento de Word",
        hint: "Con la forma de un Apéndice A, en inglés, para editar o presentar",
      },
      csv: {
        button: "Hoja de cálculo (CSV)",
        hint: "Una fila por competencia, con sus horas y etiquetas",
      },
      rapids: {
        button: "Campos de RAPIDS (CSV)",
        hint: "Lo que del programa se presenta a RAPIDS, con los nombres de sus campos",
      },
    },
    columns: {
      title: "Programa de capacitación",
      occupationName: "Ocupación",
      occupationONetCode: "Código O*NET",
      rapidsCode: "Código RAPIDS",
      group: "Proceso de trabajo",
      groupHours: "Horas del proceso de trabajo",
      competency: "Competencia",
      hours: "Horas",
      tags: "Etiquetas",
    },
  },
);
