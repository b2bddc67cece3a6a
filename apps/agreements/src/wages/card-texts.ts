import { defineTexts } from "@guildway/ui";

/** What the card of wage schedules says. */
export const texts = defineTexts(
  {
    title: "Wage schedules",
    add: "New Wage Schedule",
    loading: "Loading Wage Schedules...",
    failed: {
      title: "The wage schedules could not be loaded",
      text: "Nothing was lost. Check your connection and try again.",
    },
    none: "No wage schedule yet",
    noneText: "A wage schedule says what an apprentice earns, period by period.",
    facts: (entryWage: string, periods: number, hours: string) =>
      `${entryWage}${periods === 1 ? "1 period" : `${periods} periods`}, ${hours} hours`,
    entryWage: (amount: string) => `Entry wage ${amount} an hour, `,
    noRates: "No wage rates yet",
    periods: "Show the periods",
    edit: (title: string) => `Edit ${title}`,
    remove: (title: string) => `Delete ${title}`,
    ask: (title: string) => `Delete ${title}?`,
    askText: "This cannot be undone. Agreements that name this wage schedule then have none.",
    confirm: "Delete wage schedule",
    removed: "Wage Schedule deleted!",
    wrong: "Something went wrong",
  },
  {
    title: "Tablas de salarios",
    add: "Nueva tabla de salarios",
    loading: "Cargando las tablas de salarios...",
    failed: {
      title: "No se pudieron cargar las tablas de salarios",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    none: "Todavía no hay una tabla de salarios",
    noneText: "Una tabla de salarios dice lo que gana un aprendiz, período por período.",
    facts: (entryWage, periods, hours) =>
      `${entryWage}${periods === 1 ? "1 período" : `${periods} períodos`}, ${hours} horas`,
    entryWage: (amount) => `Salario de entrada ${amount} por hora, `,
    noRates: "Todavía sin salarios",
    periods: "Mostrar los períodos",
    edit: (title) => `Editar ${title}`,
    remove: (title) => `Eliminar ${title}`,
    ask: (title) => `¿Eliminar ${title}?`,
    askText:
      "No se puede deshacer. Los acuerdos que nombran esta tabla de salarios quedan sin ninguna.",
    confirm: "Eliminar la tabla de salarios",
    removed: "¡Tabla de salarios eliminada!",
    wrong: "Algo salió mal",
  },
);
