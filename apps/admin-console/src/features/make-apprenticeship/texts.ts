import type { WageFault, WageRule } from "@guildway/rules";
import { defineTexts } from "@guildway/ui";

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const refused: Readonly<Record<WageRule, (...values: readonly number[]) => string>> = {
  title: () => "El título es obligatorio.",
  entryWageMinimum: (least) =>
    `El salario de entrada no puede ser menor que el salario mínimo (${dollars(least!)}).`,
  someRates: () => "Hacen falta períodos de salario.",
  minimumWage: (least) =>
    `Los salarios deben cumplir el salario mínimo federal de EE. UU. (${dollars(least!)}).`,
  rising: (period) =>
    `El ${period}.º período de salario debe pagar más que el ${period! - 1}.º período.`,
  entryWageMost: (period) =>
    `El ${period}.º período de salario no puede pagar más que el salario de entrada.`,
  totalHours: (sum, hours) =>
    `El total de horas (${sum}) debe ser igual a las horas OJT (${hours}).`,
};

/** What the making of an apprenticeship from a program says. */
export const texts = defineTexts(
  {
    title: "Make an apprenticeship",
    intro:
      "Choose who trains. Everything else comes from the program; the apprenticeship keeps it as it is now, also when the program changes later.",
    takenOver: "From the program",
    notSaid: "The program does not say it",
    courses: "Courses of related instruction",
    workProcesses: "Work processes",
    where: "Who trains",
    employer: "Employer",
    choose: "Choose…",
    location: "Location",
    noLocation: "No location",
    startDate: "Start",
    schedule: "Wage schedule",
    hasSchedule: "Make its wage schedule too",
    plannedHint: "With the wage periods of the program",
    usualHint: "The program plans no wages: these are the usual periods. Put in your own.",
    scheduleTitle: "Title of the schedule",
    entryWage: "Entry wage",
    entryWageHint: "What a journeyworker earns an hour at the start",
    wageRates: "Wage periods",
    wageRatesHint: (hours: string) =>
      `Each pays more than the one before and at most the entry wage. Their hours add up to ${hours}.`,
    hoursOff: (hours: number) =>
      hours < 0
        ? `Total hours fall short of OJT Hours by ${-hours} hrs`
        : `Total hours exceed OJT Hours by ${hours} hrs`,
    shareOut: (hours: string) => `Share ${hours} hours out evenly`,
    makeBoth: "Make apprenticeship and wage schedule",
    makeAlone: "Make apprenticeship",
    makeSchedule: "Make wage schedule",
    making: "Making…",
    made: "Apprenticeship and wage schedule made",
    madeAlone: "Apprenticeship made",
    faults: {
      employer: "Choose an employer.",
      entryWage: "Enter the entry wage in dollars and cents.",
      numbers: "Enter an amount in dollars and cents, and whole hours, for each period.",
      notMade: "The apprenticeship could not be made. Everything is still here; try again.",
      noSchedule:
        "The apprenticeship was made, its wage schedule was not. Everything is still here; try again.",
    },
    fault: ({ message }: WageFault) => message,
  },
  {
    title: "Crear un aprendizaje registrado",
    intro:
      "Elija quién forma. Lo demás viene del programa; el aprendizaje lo conserva como está ahora, aunque el programa cambie después.",
    takenOver: "Del programa",
    notSaid: "El programa no lo dice",
    courses: "Cursos de instrucción relacionada",
    workProcesses: "Procesos de trabajo",
    where: "Quién forma",
    employer: "Empleador",
    choose: "Elija…",
    location: "Lugar",
    noLocation: "Sin lugar",
    startDate: "Inicio",
    schedule: "Tabla de salarios",
    hasSchedule: "Crear también su tabla de salarios",
    plannedHint: "Con los períodos de salario del programa",
    usualHint:
      "El programa no prevé salarios: estos son los períodos de costumbre. Ponga los suyos.",
    scheduleTitle: "Título de la tabla",
    entryWage: "Salario de entrada",
    entryWageHint: "Lo que un oficial gana por hora al inicio",
    wageRates: "Períodos de salario",
    wageRatesHint: (hours) =>
      `Cada uno paga más que el anterior y a lo sumo el salario de entrada. Sus horas suman ${hours}.`,
    hoursOff: (hours) =>
      hours < 0
        ? `Al total le faltan ${-hours} horas para llegar a las horas OJT`
        : `El total excede las horas OJT en ${hours} horas`,
    shareOut: (hours) => `Repartir ${hours} horas por igual`,
    makeBoth: "Crear aprendizaje y tabla de salarios",
    makeAlone: "Crear aprendizaje",
    makeSchedule: "Crear tabla de salarios",
    making: "Creando…",
    made: "Aprendizaje y tabla de salarios creados",
    madeAlone: "Aprendizaje creado",
    faults: {
      employer: "Elija un empleador.",
      entryWage: "Escriba el salario de entrada en dólares y centavos.",
      numbers: "Escriba un monto en dólares y centavos, y horas enteras, para cada período.",
      notMade: "No se pudo crear el aprendizaje. Todo sigue aquí; intente de nuevo.",
      noSchedule:
        "El aprendizaje se creó, su tabla de salarios no. Todo sigue aquí; intente de nuevo.",
    },
    fault: ({ rule, values }) => refused[rule](...values),
  },
);
