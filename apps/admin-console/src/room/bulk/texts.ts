import { defineTexts } from "@guildway/ui";
import { inSentence } from "../in-sentence.ts";

/** What changing several records at once says. */
export const texts = defineTexts(
  {
    end: "Done",
    none: "Choose the rows to change.",
    chosen: (count: number) => (count === 1 ? "1 chosen" : `${count} chosen`),
    change: "Change…",
    title: (count: number, many: string) =>
      count === 1 ? "Change 1 record" : `Change ${count} ${inSentence(many)}`,
    field: "What to change",
    run: (count: number) => (count === 1 ? "Change 1" : `Change ${count}`),
    running: (done: number, all: number) => `${done} of ${all}`,
    drafts: "The changes wait on each record until they are published.",
    changed: (count: number) => (count === 1 ? "1 was changed." : `${count} were changed.`),
    refused: (count: number) => (count === 1 ? "1 was not changed:" : `${count} were not changed:`),
    again: "Try those again",
    close: "Close",
    cancel: "Cancel",
  },
  {
    end: "Listo",
    none: "Elija las filas que desea cambiar.",
    chosen: (count) => (count === 1 ? "1 elegido" : `${count} elegidos`),
    change: "Cambiar…",
    title: (count, many) =>
      count === 1 ? "Cambiar 1 registro" : `Cambiar ${count}: ${inSentence(many)}`,
    field: "Qué cambiar",
    run: (count) => (count === 1 ? "Cambiar 1" : `Cambiar ${count}`),
    running: (done, all) => `${done} de ${all}`,
    drafts: "Los cambios esperan en cada registro hasta que se publiquen.",
    changed: (count) => (count === 1 ? "Se cambió 1." : `Se cambiaron ${count}.`),
    refused: (count) => (count === 1 ? "No se cambió 1:" : `No se cambiaron ${count}:`),
    again: "Intentar con esos de nuevo",
    close: "Cerrar",
    cancel: "Cancelar",
  },
);
