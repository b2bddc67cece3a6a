import { defineTexts } from "@guildway/ui";

/** What is said before and after a record is deleted. */
export const texts = defineTexts(
  {
    remove: "Delete",
    title: (name: string) => `Delete ${name}?`,
    cannotBeUndone: "This cannot be undone.",
    goWithIt: "These are deleted with it:",
    nameIt: "These name it, and will say that it is no longer there:",
    removed: (name: string) => `${name} was deleted.`,
    notRemoved: "It was not deleted. Try again.",
  },
  {
    remove: "Eliminar",
    title: (name) => `¿Eliminar ${name}?`,
    cannotBeUndone: "Esto no se puede deshacer.",
    goWithIt: "Esto se elimina también:",
    nameIt: "Estos lo nombran y dirán que ya no existe:",
    removed: (name) => `Se eliminó ${name}.`,
    notRemoved: "No se eliminó. Vuelva a intentar.",
  },
);
