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
  },
);
