import type { Readiness, ReadinessRule } from "@guildway/rules/program";
import { defineTexts } from "@guildway/ui";
import { dollars } from "../../room/dollars.ts";

/** A rule by name, and what it says of a program: its state, the numbers as they are shown, and as they are. */
interface RuleWords {
  name: string;
  says(state: Readiness["state"], shown: readonly string[], values: readonly number[]): string;
}

/** What is said where nothing is missing, and where something is. */
const either =
  (missing: string, met: string): RuleWords["says"] =>
  (state) =>
    state === "missing" ? missing : met;

const english: Readonly<Record<ReadinessRule, RuleWords>> = {
  occupation: {
    name: "Occupation",
    says: either("Name the skilled occupation that is learned.", "The occupation is named."),
  },
  oNetCode: {
    name: "O*NET code",
    says: either("RAPIDS asks for the O*NET code of the occupation.", "The code is there."),
  },
  rapidsCode: {
    name: "RAPIDS code",
    says: either("RAPIDS asks for its own code of the occupation.", "The code is there."),
  },
  approach: {
    name: "Approach",
    says: either("Choose time-based, competency-based or hybrid.", "The approach is chosen."),
  },
  description: {
    name: "Description of the job",
    says: either("RAPIDS asks what the job is.", "The job is described."),
  },
  term: {
    name: "Term",
    says: (state, [is, least], [hours]) =>
      state === "missing"
        ? `Enter the hours of on-the-job learning; a time-based program has at least ${least}.`
        : hours === 0
          ? "A competency-based program is measured by what is demonstrated, not by hours."
          : `The program has ${is} hours on the job; a time-based one has at least ${least}.`,
  },
  workProcesses: {
    name: "Work processes",
    says: either(
      "Outline the work processes in which an apprentice learns on the job.",
      "The work processes are outlined.",
    ),
  },
  hoursAddUp: {
    name: "Hours of the work processes",
    says: (state, [least, most, hours]) =>
      state === "missing" || least === undefined
        ? "Say about how many hours go to each work process."
        : `The work processes add up to ${least === most ? least : `${least}–${most}`} hours; the program has ${hours}.`,
  },
  instruction: {
    name: "Related instruction",
    says: either(
      "List the courses of the related instruction.",
      "The courses of the related instruction are listed.",
    ),
  },
  instructionHours: {
    name: "Hours of related instruction",
    says: (state, [is, recommended]) =>
      state === "missing"
        ? "Enter the hours of related instruction; 144 for each year are recommended."
        : `The program has ${is} hours; ${recommended} are recommended for its length, 144 for each year.`,
  },
  wages: {
    name: "Wages that rise",
    says: (state, [step], [count]) => {
      if (state === "missing") return "Plan a schedule of wages that rise as skill is acquired.";
      if (state === "met") return `The wages rise in ${step} steps.`;
      return count === 1
        ? "One wage is no schedule: wages rise as skill is acquired."
        : `Step ${step} does not pay more than the one before it.`;
    },
  },
  minimumWage: {
    name: "Minimum wage",
    says: (_, __, [first, least]) =>
      `The first step pays ${dollars(first!)}; the federal minimum wage is ${dollars(least!)}, and a state’s may be higher.`,
  },
  ratio: {
    name: "Ratio",
    says: either(
      "Say how many apprentices there may be to how many journeyworkers, so that they are well supervised.",
      "The ratio of apprentices to journeyworkers is set.",
    ),
  },
  probation: {
    name: "Probation",
    says(state, [is, most], values) {
      if (state === "missing") return "Say how long the probation is.";
      if (values.length === 0)
        return "Say it in hours or months: it is at most a quarter of the program or one year, whichever is shorter.";
      const unit = values[2] === 1 ? "hours" : "months";
      return `It is ${is} ${unit}; at most ${most} are allowed, a quarter of the program or one year, whichever is shorter.`;
    },
  },
};

const spanish: typeof english = {
  occupation: {
    name: "Ocupación",
    says: either("Nombre la ocupación calificada que se aprende.", "La ocupación está nombrada."),
  },
  oNetCode: {
    name: "Código O*NET",
    says: either("RAPIDS pide el código O*NET de la ocupación.", "El código está."),
  },
  rapidsCode: {
    name: "Código RAPIDS",
    says: either("RAPIDS pide su propio código de la ocupación.", "El código está."),
  },
  approach: {
    name: "Método",
    says: either("Elija por tiempo, por competencias o híbrido.", "El método está elegido."),
  },
  description: {
    name: "Descripción del trabajo",
    says: either("RAPIDS pide en qué consiste el trabajo.", "El trabajo está descrito."),
  },
  term: {
    name: "Duración",
    says: (state, [is, least], [hours]) =>
      state === "missing"
        ? `Anote las horas de aprendizaje en el trabajo; un programa por tiempo tiene al menos ${least}.`
        : hours === 0
          ? "Un programa por competencias se mide por lo que se demuestra, no por horas."
          : `El programa tiene ${is} horas en el trabajo; uno por tiempo tiene al menos ${least}.`,
  },
  workProcesses: {
    name: "Procesos de trabajo",
    says: either(
      "Describa los procesos de trabajo en que un aprendiz aprende en el puesto.",
      "Los procesos de trabajo están descritos.",
    ),
  },
  hoursAddUp: {
    name: "Horas de los procesos de trabajo",
    says: (state, [least, most, hours]) =>
      state === "missing" || least === undefined
        ? "Diga cuántas horas toma más o menos cada proceso de trabajo."
        : `Los procesos de trabajo suman ${least === most ? least : `${least}–${most}`} horas; el programa tiene ${hours}.`,
  },
  instruction: {
    name: "Instrucción relacionada",
    says: either(
      "Anote los cursos de la instrucción relacionada.",
      "Los cursos de la instrucción relacionada están anotados.",
    ),
  },
  instructionHours: {
    name: "Horas de instrucción relacionada",
    says: (state, [is, recommended]) =>
      state === "missing"
        ? "Anote las horas de instrucción relacionada; se recomiendan 144 por año."
        : `El programa tiene ${is} horas; para su duración se recomiendan ${recommended}, 144 por año.`,
  },
  wages: {
    name: "Salarios que suben",
    says: (state, [step], [count]) => {
      if (state === "missing") return "Prevea salarios que suban a medida que crece la destreza.";
      if (state === "met") return `Los salarios suben en ${step} pasos.`;
      return count === 1
        ? "Un solo salario no es una escala: los salarios suben con la destreza."
        : `El paso ${step} no paga más que el anterior.`;
    },
  },
  minimumWage: {
    name: "Salario mínimo",
    says: (_, __, [first, least]) =>
      `El primer paso paga ${dollars(first!)}; el salario mínimo federal es ${dollars(least!)}, y el de un estado puede ser mayor.`,
  },
  ratio: {
    name: "Proporción",
    says: either(
      "Diga cuántos aprendices puede haber por cuántos oficiales, para que estén bien supervisados.",
      "La proporción de aprendices por oficiales está fijada.",
    ),
  },
  probation: {
    name: "Período de prueba",
    says(state, [is, most], values) {
      if (state === "missing") return "Diga cuánto dura el período de prueba.";
      if (values.length === 0)
        return "Dígalo en horas o meses: es a lo sumo la cuarta parte del programa o un año, lo que sea más corto.";
      const unit = values[2] === 1 ? "horas" : "meses";
      return `Dura ${is} ${unit}; se permiten a lo sumo ${most}, la cuarta parte del programa o un año, lo que sea más corto.`;
    },
  },
};

/** What readiness to be registered says. */
export const texts = defineTexts(
  {
    title: "Ready to be registered?",
    summary: (met: number, all: number) => `${met} of ${all} points are in place.`,
    met: (count: number) => (count === 1 ? "1 point in place" : `${count} points in place`),
    states: {
      missing: "Missing",
      against: "Against the rule",
      advice: "Worth a look",
      met: "In place",
    },
    rules: english,
    usual: "Nobody has said these hours; they are those that programs usually have.",
    advice: "This is advice; the registration agency decides.",
    dated: (since: string, checked: string) =>
      `as in force since ${since}; compared on ${checked}.`,
  },
  {
    title: "¿Listo para registrarse?",
    summary: (met, all) => `${met} de ${all} puntos están en orden.`,
    met: (count) => (count === 1 ? "1 punto en orden" : `${count} puntos en orden`),
    states: {
      missing: "Falta",
      against: "Contra la regla",
      advice: "Conviene revisar",
      met: "En orden",
    },
    rules: spanish,
    usual: "Nadie ha dicho estas horas; son las que suelen tener los programas.",
    advice: "Esto es un consejo; decide la agencia de registro.",
    dated: (since, checked) => `vigente desde el ${since}; comparado el ${checked}.`,
  },
);
