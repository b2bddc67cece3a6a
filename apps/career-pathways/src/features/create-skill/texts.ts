import { defineTexts } from "@guildway/ui";

/** What the modal that creates a skill says. */
export const texts = defineTexts(
  {
    title: "Create Skill",
    lead: "Add a skill that matters for this job and is not on the list.",
    name: "Name",
    description: "Description",
    difficulty: "Difficulty",
    difficultyHint: "From 1 (easy to learn) to 5 (takes years)",
    importance: "Importance",
    importanceHint: "From 1 (helps a little) to 100 (the job cannot be done without it)",
    submit: "Create skill",
    cancel: "Cancel",
    faults: {
      name: "Enter a name.",
      description: "Enter a description.",
      difficulty: "Choose a difficulty from 1 to 5.",
      importance: "Enter an importance from 1 to 100.",
    },
  },
  {
    title: "Crear habilidad",
    lead: "Agregue una habilidad importante para este trabajo que no esté en la lista.",
    name: "Nombre",
    description: "Descripción",
    difficulty: "Dificultad",
    difficultyHint: "De 1 (fácil de aprender) a 5 (lleva años)",
    importance: "Importancia",
    importanceHint: "De 1 (ayuda un poco) a 100 (sin ella no se puede hacer el trabajo)",
    submit: "Crear habilidad",
    cancel: "Cancelar",
    faults: {
      name: "Escriba un nombre.",
      description: "Escriba una descripción.",
      difficulty: "Elija una dificultad de 1 a 5.",
      importance: "Escriba una importancia de 1 a 100.",
    },
  },
);
