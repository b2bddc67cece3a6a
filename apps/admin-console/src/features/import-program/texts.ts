import { defineTexts } from "@guildway/ui";

/** What the import of a training program says. */
export const texts = defineTexts(
  {
    title: "Create Training Program",
    intro:
      "Choose the document that describes a program, such as an Appendix A or a workbook of occupation standards. What is read in it is yours to review before anything is saved.",
    allPrograms: "All training programs",
    file: "Document",
    fileHint: "Word, PowerPoint or Excel: docx, pptx or xlsx, up to 25 MB",
    reading: "Reading the document…",
    fileFaults: {
      kind: "Choose a docx, pptx or xlsx file. Older kinds and files with macros are not read: save it as one of these.",
      tooLarge: "This file is too large to be a program's document.",
      notWhatItSays: "This file is not what its name says. Open it in Office and save it again.",
      unreadable:
        "This file could not be read; it may be damaged. Open it in Office and save it again.",
      encrypted: "This file is protected by a password. Save it without one.",
      macros:
        "This file carries macros, which are not read. Save it as docx, pptx or xlsx without them.",
      tooLong: "This document is too long to be one program.",
      tookTooLong: "Reading took too long and was stopped.",
      noProgram: "No training program was found in this document.",
    },
    steps: ["Review Data", "Classify Competencies", "Review"],
    step: (now: number, all: number) => `Step ${now} of ${all}`,
    stopReading: "Stop reading",
    unfinished: "Imports that you have begun",
    takeUp: (file: string) => `Go on with ${file}`,
    giveUp: (file: string) => `Give up ${file}`,
    notKept:
      "This browser has no room to keep the import. Finish it before you leave this page, or it is lost.",
    kept: (file: string) => `An import of ${file} was begun and is taken up again.`,
    discard: "Begin anew",
    fields: {
      title: "Title",
      description: "Description",
      industryCode: "Industry",
      type: "Type",
      estimatedLength: "Estimated length",
      instructionHours: "Instruction hours",
      ojtHours: "OJT hours",
      occupationName: "Occupation name",
      rapidsCode: "RAPIDS code",
      occupationONetCode: "O*NET code",
    },
    choose: "Choose…",
    origins: { read: "From the document", typed: "Typed", usual: "Usual value" },
    showSource: (field: string) => `show where ${field} was read`,
    source: "Document",
    backTo: (field: string) => `Back to ${field}`,
    sourceHint: "Choose “From the document” beside a value to see where it stands.",
    range: (least: string | false, most: string | false) =>
      least && most
        ? `The document says ${least} to ${most}. The hours of each group keep both.`
        : least
          ? "The document says that it is at least so many."
          : "The document says that it is at most so many.",
    locked: "Read from the document, so it is not typed over here.",
    damaged:
      "A spreadsheet seems to have taken this code for a number and lost its zeros. Compare it with the RAPIDS list.",
    faults: {
      missing: (field: string) => `Enter a value for ${field}.`,
      number: (field: string) => `${field} is a whole number.`,
      tooLong: (field: string, most: number) => `${field}: at most ${most} characters.`,
      tooMany: (field: string, most: number) => `${field}: at most ${most}.`,
      description: (most: number, begin: string) =>
        `What begins with “${begin}” is longer than ${most} characters. Shorten it in the document and choose it again.`,
      oNet: "An O*NET code is written like 49-9041.00.",
      label: (field: string) => `${field} is one line without a web address.`,
    },
    found: "What was found",
    counts: (groups: number, competencies: number) =>
      `${groups} ${groups === 1 ? "group" : "groups"}, ${competencies} ${competencies === 1 ? "competency" : "competencies"}`,
    courses: (count: number) => `${count} ${count === 1 ? "course" : "courses"}`,
    wageSteps: (count: number) => `${count} ${count === 1 ? "step" : "steps"}`,
    noCompetencies:
      "No competencies were found in this document. The program is saved without any.",
    hours: (least: string, most: string) =>
      least === most ? `${least} hours` : `${least}–${most} hours`,
    next: "Next",
    back: "Back",
    checking: "Checking…",
    exists: "Training Program exists",
    existsText: (title: string) => `${title} has the same code. Nothing was saved.`,
    missingCodes: "Missing params",
    missingCodesText:
      "A RAPIDS code or an O*NET code is needed to tell whether the program is there already.",
    compare: "See the differences",
    open: "Open it",
    difference: {
      title: "Differences",
      field: "Field",
      there: "In the console",
      here: "In the document",
      same: "Nothing differs.",
      added: (count: number) => `Competencies that are new: ${count}`,
      gone: (count: number) => `Competencies that are not in the document: ${count}`,
    },
    lookUp: "Look up the occupation",
    lookUpHint: "A word of its title, such as welder",
    lookUpNone: "No occupation has this in its title.",
    use: (title: string) => `Use ${title}`,
    progress: (done: number, all: number) => `${done} / ${all}`,
    classifying: "Classifying",
    paused: "Paused",
    complete: "Complete",
    pause: "Pause",
    resume: "Resume",
    previous: "Previous competency",
    failedOne:
      "This one could not be classified. Resume to try again, or go on and leave it without tags.",
    skip: "Go on without tags",
    reused: (count: number) =>
      count === 1
        ? "One answer was kept from before and is used again."
        : `${count} answers were kept from before and are used again.`,
    undo: {
      button: "Undo",
      busy: "Undoing…",
      done: "The program was taken back. The import is here again.",
      used: "Somebody has changed this program or made an apprenticeship of it meanwhile, so it stays.",
      failed: "It could not be undone, so the program is still there. Try again.",
    },
    tags: "Tags",
    noTags: "No tags",
    save: "Save",
    saving: "Saving…",
    created: "Training Program Created!",
    createdText: (title: string) => `${title} stands among the training programs.`,
    wrong: "Something went wrong",
    wrongText: "Nothing was saved. Everything is still here; try again.",
    unanswered:
      "No answer came from the server. Everything is still here; save again, and the program is made once.",
    tooLarge:
      "The program is larger than one may be, so nothing was saved. Part its document in two and import each.",
  },
  {
    title: "Crear programa de capacitación",
    intro:
      "Elija el documento que describe un programa, como un Apéndice A o un libro de estándares de ocupación. Lo que se lee en él lo revisa usted antes de guardar nada.",
    allPrograms: "Volver a programas de capacitación",
    file: "Documento",
    fileHint: "Word, PowerPoint o Excel: docx, pptx o xlsx, hasta 25 MB",
    reading: "Leyendo el documento…",
    fileFaults: {
      kind: "Elija un archivo docx, pptx o xlsx. No se leen formatos anteriores ni archivos con macros: guárdelo como uno de estos.",
      tooLarge: "Este archivo es demasiado grande para ser el documento de un programa.",
      notWhatItSays:
        "Este archivo no es lo que dice su nombre. Ábralo en Office y guárdelo de nuevo.",
      unreadable:
        "No se pudo leer este archivo; puede estar dañado. Ábralo en Office y guárdelo de nuevo.",
      encrypted: "Este archivo está protegido con contraseña. Guárdelo sin ella.",
      macros:
        "Este archivo lleva macros, que no se leen. Guárdelo como docx, pptx o xlsx sin ellas.",
      tooLong: "Este documento es demasiado largo para ser un programa.",
      tookTooLong: "La lectura tardó demasiado y se detuvo.",
      noProgram: "No se encontró ningún programa de capacitación en este documento.",
    },
    steps: ["Revisar datos", "Clasificar competencias", "Revisar"],
    step: (now, all) => `Paso ${now} de ${all}`,
    stopReading: "Dejar de leer",
    unfinished: "Importaciones que ha comenzado",
    takeUp: (file) => `Seguir con ${file}`,
    giveUp: (file) => `Abandonar ${file}`,
    notKept:
      "Este navegador no tiene espacio para guardar la importación. Termínela antes de salir de esta página, o se perderá.",
    kept: (file) => `Se retoma la importación de ${file} que había comenzado.`,
    discard: "Comenzar de nuevo",
    fields: {
      title: "Título",
      description: "Descripción",
      industryCode: "Industria",
      type: "Tipo",
      estimatedLength: "Duración estimada",
      instructionHours: "Horas de instrucción",
      ojtHours: "Horas de OJT",
      occupationName: "Nombre de la ocupación",
      rapidsCode: "Código RAPIDS",
      occupationONetCode: "Código O*NET",
    },
    choose: "Elegir…",
    origins: { read: "Del documento", typed: "Escrito", usual: "Valor habitual" },
    showSource: (field) => `mostrar dónde se leyó ${field}`,
    source: "Documento",
    backTo: (field) => `Volver a ${field}`,
    sourceHint: "Elija «Del documento» junto a un valor para ver dónde está.",
    range: (least, most) =>
      least && most
        ? `El documento dice de ${least} a ${most}. Las horas de cada grupo guardan ambas.`
        : least
          ? "El documento dice que son al menos tantas."
          : "El documento dice que son a lo más tantas.",
    locked: "Leído del documento; aquí no se escribe encima.",
    damaged:
      "Parece que una hoja de cálculo tomó este código por un número y perdió sus ceros. Compárelo con la lista de RAPIDS.",
    faults: {
      missing: (field) => `Escriba un valor para ${field}.`,
      number: (field) => `${field} es un número entero.`,
      tooLong: (field, most) => `${field}: como máximo ${most} caracteres.`,
      tooMany: (field, most) => `${field}: como máximo ${most}.`,
      description: (most, begin) =>
        `Lo que comienza con «${begin}» tiene más de ${most} caracteres. Acórtelo en el documento y elíjalo de nuevo.`,
      oNet: "Un código O*NET se escribe como 49-9041.00.",
      label: (field) => `${field}: una línea sin dirección web.`,
    },
    found: "Qué se encontró",
    counts: (groups, competencies) =>
      `${groups} ${groups === 1 ? "grupo" : "grupos"}, ${competencies} ${competencies === 1 ? "competencia" : "competencias"}`,
    courses: (count) => `${count} ${count === 1 ? "curso" : "cursos"}`,
    wageSteps: (count) => `${count} ${count === 1 ? "paso" : "pasos"}`,
    noCompetencies:
      "No se encontraron competencias en este documento. El programa se guarda sin ellas.",
    hours: (least, most) => (least === most ? `${least} horas` : `${least}–${most} horas`),
    next: "Siguiente",
    back: "Atrás",
    checking: "Comprobando…",
    exists: "El programa de capacitación ya existe",
    existsText: (title) => `${title} tiene el mismo código. No se guardó nada.`,
    missingCodes: "Faltan parámetros",
    missingCodesText:
      "Hace falta un código RAPIDS o un código O*NET para saber si el programa ya está.",
    compare: "Ver las diferencias",
    open: "Abrirlo",
    difference: {
      title: "Diferencias",
      field: "Campo",
      there: "En la consola",
      here: "En el documento",
      same: "Nada difiere.",
      added: (count) => `Competencias nuevas: ${count}`,
      gone: (count) => `Competencias que no están en el documento: ${count}`,
    },
    lookUp: "Buscar la ocupación",
    lookUpHint: "Una palabra de su título, como welder",
    lookUpNone: "Ninguna ocupación tiene esto en su título.",
    use: (title) => `Usar ${title}`,
    progress: (done, all) => `${done} / ${all}`,
    classifying: "Clasificando",
    paused: "En pausa",
    complete: "Completo",
    pause: "Pausar",
    resume: "Continuar",
    previous: "Competencia anterior",
    failedOne:
      "No se pudo clasificar esta. Continúe para intentarlo de nuevo, o siga y déjela sin etiquetas.",
    skip: "Seguir sin etiquetas",
    reused: (count) =>
      count === 1
        ? "Se guardó una respuesta de antes y se usa de nuevo."
        : `Se guardaron ${count} respuestas de antes y se usan de nuevo.`,
    undo: {
      button: "Deshacer",
      busy: "Deshaciendo…",
      done: "El programa se retiró. La importación está aquí de nuevo.",
      used: "Alguien cambió este programa o creó un aprendizaje con él, así que se queda.",
      failed: "No se pudo deshacer, así que el programa sigue ahí. Vuelva a intentarlo.",
    },
    tags: "Etiquetas",
    noTags: "Sin etiquetas",
    save: "Guardar",
    saving: "Guardando…",
    created: "¡Programa de capacitación creado!",
    createdText: (title) => `${title} está entre los programas de capacitación.`,
    wrong: "Algo salió mal",
    wrongText: "No se guardó nada. Todo sigue aquí; vuelva a intentar.",
    unanswered:
      "El servidor no respondió. Todo sigue aquí; guarde de nuevo, y el programa se crea una sola vez.",
    tooLarge:
      "El programa es más grande de lo permitido, así que no se guardó nada. Divida su documento en dos e importe cada parte.",
  },
);
