import { ordinal, type WageFault, type WageRule } from "@guildway/rules";
import { defineTexts } from "@guildway/ui";

const refused: Record<WageRule, (...values: readonly number[]) => string> = {
  title: () => "El título es obligatorio.",
  entryWageMinimum: (least = 0) =>
    `El salario de entrada no puede ser menor que el salario mínimo ($${(least / 100).toFixed(2)}).`,
  someRates: () => "Se requieren los salarios de los períodos.",
  minimumWage: (least = 0) =>
    `Los salarios deben cumplir con el salario mínimo federal de EE. UU. ($${(least / 100).toFixed(2)}).`,
  rising: (period = 0) =>
    `El ${period}.º período de salario debe pagar más que el ${period - 1}.º.`,
  entryWageMost: (period = 0) =>
    `El ${period}.º período de salario no puede pagar más que el salario de entrada.`,
  totalHours: (sum, ojt) => `El total de horas (${sum}) debe ser igual a las horas OJT (${ojt}).`,
};

/** What the modal of a wage schedule says. */
export const texts = defineTexts(
  {
    newTitle: "New Wage Schedule",
    editTitle: "Edit Wage Schedule",
    loading: "Loading Wage Schedule...",
    notLoaded: {
      title: "The wage schedule could not be loaded",
      text: "Nothing was lost. Check your connection and try again.",
    },
    noHours:
      "This apprenticeship has no hours of on-the-job training yet. The sponsor has to enter them before a wage schedule can be made.",
    step: (step: number) => `Step ${step} of 2`,
    steps: ["Title and entry wage", "Wage rates"],
    title: "Title",
    titleHint: "Usually the occupation and the year.",
    entryWage: "Entry wage",
    anHour: "an hour",
    entryWageHint: "What a journeyworker in this occupation earns at the start.",
    entryWageWhy: (least: string) =>
      `At least ${least}, the federal minimum wage of the program. The pay of each period is measured against it.`,
    entryWageFault: "Enter an amount in dollars and cents, for example 18.50.",
    lawNow: (least: string, since: string) =>
      `This can be saved, but federal law has asked for at least ${least} an hour since ${since}.`,
    next: "Next",
    back: "Back",
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    created: "Wage Schedule created!",
    updated: "Wage Schedule updated!",
    failed: "Something went wrong",
    kept: "The wage schedule could not be saved. Your entries are still here; try again.",
    refused: {
      "record.too-many":
        "There are as many wage schedules of this employer in this apprenticeship as there may be. Your entries are still here; change a schedule that is there, or delete one that nobody needs.",
      "wage-schedule.signed":
        "This wage schedule stands in an agreement that was signed, so that it stays as it is. Your entries are still here; make a new wage schedule with them, or ask the sponsor to change this one.",
    },
    fault: ({ message }: WageFault) => message,
    hoursOff: (hours: number) =>
      hours < 0
        ? `Total hours fall short of OJT Hours by ${-hours} hrs`
        : `Total hours exceed OJT Hours by ${hours} hrs`,
    noRoom: (last: number) =>
      `Reduce the ${ordinal(last)} Wage Period amount before adding a ${ordinal(last + 1)} Wage Period.`,
    addPeriod: "Add Wage Period",
    why: "Why these rules?",
    rules: (hours: string, least: string) => [
      [
        "Each period pays more than the one before.",
        "Pay follows skill: federal rules for registered apprenticeships ask for a progressively increasing schedule of wages.",
      ],
      [
        "No period pays more than the entry wage.",
        "The last step is the wage of a journeyworker, which an apprentice reaches and does not pass.",
      ],
      [
        `No period pays less than ${least} an hour.`,
        "No apprenticeship may pay less than the minimum wage.",
      ],
      [
        `The hours add up to ${hours}.`,
        "These are the hours of on-the-job training (OJT) of the apprenticeship. Each hour of them has its wage.",
      ],
      [
        "At least three periods stay.",
        "With fewer steps an apprentice would wait too long for a raise.",
      ],
    ],
    dialog: {
      add: (period: string) => `Add ${period} Wage Period`,
      edit: (period: string) => `Edit ${period} Wage Period`,
      ordinal,
      amount: "Pay an hour",
      amountHint: (least: string, most: string) => `From ${least} to ${most}.`,
      amountWhy: (first: boolean, last: boolean) =>
        `${first ? "It is not less than the minimum wage" : "It is more than the period before pays"}, and ${last ? "no more than the entry wage" : "no more than the next period pays"}.`,
      amountFault: (least: string, most: string) => `Enter an amount from ${least} to ${most}.`,
      noAmount: "There is no room between the periods beside this one. Change one of them first.",
      duration: "Duration",
      hours: "hours",
      durationHint: (most: string) =>
        `Whole hours, from 1 to ${most}. A part of an hour is rounded up.`,
      durationFault: (most: string) => `Enter whole hours, from 1 to ${most}.`,
      save: "Save",
      cancel: "Cancel",
    },
  },
  {
    newTitle: "Nueva tabla de salarios",
    editTitle: "Editar la tabla de salarios",
    loading: "Cargando la tabla de salarios...",
    notLoaded: {
      title: "No se pudo cargar la tabla de salarios",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    noHours:
      "Este aprendizaje todavía no tiene horas de capacitación en el trabajo. El patrocinador debe anotarlas antes de que se pueda hacer una tabla de salarios.",
    step: (step) => `Paso ${step} de 2`,
    steps: ["Título y salario de entrada", "Salarios por período"],
    title: "Título",
    titleHint: "Por lo general, la ocupación y el año.",
    entryWage: "Salario de entrada",
    anHour: "por hora",
    entryWageHint: "Lo que gana al comenzar un oficial de esta ocupación.",
    entryWageWhy: (least) =>
      `Al menos ${least}, el salario mínimo federal del programa. El pago de cada período se mide con él.`,
    entryWageFault: "Escriba un monto en dólares y centavos, por ejemplo 18.50.",
    lawNow: (least, since) =>
      `Se puede guardar, pero la ley federal exige al menos ${least} por hora desde el ${since}.`,
    next: "Siguiente",
    back: "Atrás",
    cancel: "Cancelar",
    save: "Guardar",
    saving: "Guardando...",
    created: "¡Tabla de salarios creada!",
    updated: "¡Tabla de salarios actualizada!",
    failed: "Algo salió mal",
    kept: "No se pudo guardar la tabla de salarios. Lo que escribió sigue aquí; inténtelo de nuevo.",
    refused: {
      "record.too-many":
        "Ya hay tantas tablas de salarios de este empleador en este aprendizaje como puede haber. Lo que escribió sigue aquí; cambie una tabla que ya existe o borre una que nadie necesite.",
      "wage-schedule.signed":
        "Esta tabla de salarios está en un acuerdo firmado, por lo que queda como está. Lo que escribió sigue aquí; haga con ello una tabla nueva o pida al patrocinador que cambie esta.",
    },
    fault: ({ rule, values }) => refused[rule](...values),
    hoursOff: (hours) =>
      hours < 0
        ? `Al total le faltan ${-hours} horas para llegar a las horas OJT`
        : `El total excede las horas OJT en ${hours} horas`,
    noRoom: (last) =>
      `Reduzca el monto del ${last}.º período de salario antes de agregar un ${last + 1}.º período de salario.`,
    addPeriod: "Agregar período de salario",
    why: "¿Por qué estas reglas?",
    rules: (hours, least) => [
      [
        "Cada período paga más que el anterior.",
        "El pago sigue a la destreza: las normas federales de los aprendizajes registrados piden una escala de salarios que aumente de forma progresiva.",
      ],
      [
        "Ningún período paga más que el salario de entrada.",
        "El último paso es el salario de un oficial, que el aprendiz alcanza y no supera.",
      ],
      [
        `Ningún período paga menos de ${least} por hora.`,
        "Ningún aprendizaje puede pagar menos que el salario mínimo.",
      ],
      [
        `Las horas suman ${hours}.`,
        "Son las horas de capacitación en el trabajo (OJT) del aprendizaje. Cada una de ellas tiene su salario.",
      ],
      [
        "Quedan al menos tres períodos.",
        "Con menos pasos, un aprendiz esperaría demasiado por un aumento.",
      ],
    ],
    dialog: {
      add: (period) => `Agregar el ${period} período de salario`,
      edit: (period) => `Editar el ${period} período de salario`,
      ordinal: (number) => `${number}.º`,
      amount: "Pago por hora",
      amountHint: (least, most) => `De ${least} a ${most}.`,
      amountWhy: (first, last) =>
        `${first ? "No es menor que el salario mínimo" : "Es más de lo que paga el período anterior"}, y ${last ? "no más que el salario de entrada" : "no más de lo que paga el siguiente período"}.`,
      amountFault: (least, most) => `Escriba un monto de ${least} a ${most}.`,
      noAmount: "No queda lugar entre los períodos vecinos. Cambie primero uno de ellos.",
      duration: "Duración",
      hours: "horas",
      durationHint: (most) =>
        `Horas enteras, de 1 a ${most}. Una parte de hora se redondea hacia arriba.`,
      durationFault: (most) => `Escriba horas enteras, de 1 a ${most}.`,
      save: "Guardar",
      cancel: "Cancelar",
    },
  },
);
