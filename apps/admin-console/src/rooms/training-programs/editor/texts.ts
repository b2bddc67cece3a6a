import { defineTexts } from "@guildway/ui";

/** What the editing of groups and competencies says. */
export const texts = defineTexts(
  {
    group: (number: number) => `Group ${number}`,
    name: "Name of the group",
    least: "Hours, at the least",
    most: "Hours, at the most",
    count: (count: number) => (count === 1 ? "1 competency" : `${count} competencies`),
    competency: (number: number) => `Competency ${number}`,
    hours: "Hours",
    place: "Group",
    ungrouped: "Without a group",
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    take: (name: string) => `Remove: ${name}`,
    takeGroup: (name: string, count: number) =>
      count === 0 ? `Remove: ${name}` : `Remove with all that stands in it: ${name}`,
    addGroup: "Add group",
    addCompetency: "Add competency",
    courses: {
      row: (number: number) => `Course ${number}`,
      take: (number: number) => `Remove course ${number}`,
      add: "Add course",
      parts: {
        title: "Title",
        code: "Number of the course",
        least: "Hours, at the least",
        most: "Hours, at the most",
        objectives: "What is learned, one a line",
      },
    },
    steps: {
      row: (number: number) => `Step ${number}`,
      take: (number: number) => `Remove step ${number}`,
      add: "Add step",
      parts: {
        title: "Name",
        percent: "Percent",
        wage: "Or dollars an hour",
        from: "From hour",
        to: "To hour",
      },
    },
  },
  {
    group: (number) => `Grupo ${number}`,
    name: "Nombre del grupo",
    least: "Horas, como mínimo",
    most: "Horas, como máximo",
    count: (count) => (count === 1 ? "1 competencia" : `${count} competencias`),
    competency: (number) => `Competencia ${number}`,
    hours: "Horas",
    place: "Grupo",
    ungrouped: "Sin grupo",
    up: (name) => `Subir: ${name}`,
    down: (name) => `Bajar: ${name}`,
    take: (name) => `Quitar: ${name}`,
    takeGroup: (name, count) =>
      count === 0 ? `Quitar: ${name}` : `Quitar con todo lo que contiene: ${name}`,
    addGroup: "Agregar grupo",
    addCompetency: "Agregar competencia",
    courses: {
      row: (number) => `Curso ${number}`,
      take: (number) => `Quitar el curso ${number}`,
      add: "Agregar curso",
      parts: {
        title: "Título",
        code: "Número del curso",
        least: "Horas, como mínimo",
        most: "Horas, como máximo",
        objectives: "Qué se aprende, una cosa por línea",
      },
    },
    steps: {
      row: (number) => `Paso ${number}`,
      take: (number) => `Quitar el paso ${number}`,
      add: "Agregar paso",
      parts: {
        title: "Nombre",
        percent: "Porcentaje",
        wage: "O dólares por hora",
        from: "Desde la hora",
        to: "Hasta la hora",
      },
    },
  },
);
