import type { Wording } from "../wording.ts";

/** The six responsibilities of an apprentice, in their order. */
export const responsibilities = [
  {
    en: "I will do the work that I am given with care, and learn the skills of the occupation to the standard of the program.",
    es: "Haré con cuidado el trabajo que se me asigne y aprenderé las destrezas de la ocupación según las normas del programa.",
  },
  {
    en: "I will attend related instruction on time, complete its assignments and make satisfactory progress in it.",
    es: "Asistiré puntualmente a la instrucción relacionada, completaré sus tareas y avanzaré en ella de manera satisfactoria.",
  },
  {
    en: "I will keep true records of my hours of work and of instruction, and hand them in when they are due.",
    es: "Llevaré registros verdaderos de mis horas de trabajo y de instrucción, y los entregaré a tiempo.",
  },
  {
    en: "I will follow the rules of my employer and all safety rules, use the protective equipment that I am given, and report what is unsafe.",
    es: "Cumpliré las reglas de mi empleador y todas las reglas de seguridad, usaré el equipo de protección que se me entregue e informaré de lo que sea inseguro.",
  },
  {
    en: "I will treat the people I work and learn with respectfully, and take care of the tools, property and information that are entrusted to me.",
    es: "Trataré con respeto a las personas con quienes trabajo y aprendo, y cuidaré las herramientas, los bienes y la información que se me confíen.",
  },
  {
    en: "I will tell my sponsor in good time when I cannot attend, when my address or telephone number changes, and before I decide to leave, so that we can look for a solution first.",
    es: "Avisaré a mi patrocinador con tiempo cuando no pueda asistir, cuando cambie mi dirección o teléfono, y antes de decidir retirarme, para que primero busquemos una solución.",
  },
] as const satisfies readonly Wording[];
