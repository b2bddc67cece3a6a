import { defineTexts, useTexts } from "./texts.ts";

type UiWords = {
  /** How numbers are written. */
  locale: string;
  optional: string;
  required: string;
  errorPrefix: string;
  problem: string;
  close: string;
  cancel: string;
  loading: string;
  failedTitle: string;
  failedText: string;
  busy: string;
  retry: string;
  previous: string;
  next: string;
  pages: string;
  range: (from: string, to: string, total: string) => string;
  moreThan: (count: string) => string;
  skip: string;
  theme: string;
  themes: Record<"system" | "light" | "dark", string>;
  notice: Record<"info" | "success" | "warning" | "danger", string>;
  notifications: string;
};

const words = defineTexts<UiWords>(
  {
    locale: "en-US",
    optional: "(optional)",
    required: "required",
    errorPrefix: "Error:",
    problem: "There is a problem",
    close: "Close",
    cancel: "Cancel",
    loading: "Loading",
    failedTitle: "This could not be loaded",
    failedText: "Nothing was changed. Check your connection and try again.",
    busy: "Loading...",
    retry: "Try again",
    previous: "Previous",
    next: "Next",
    pages: "Pages",
    range: (from, to, total) => `${from}–${to} of ${total}`,
    moreThan: (count) => `more than ${count}`,
    skip: "Skip to main content",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    notice: { info: "Note:", success: "Done:", warning: "Warning:", danger: "Problem:" },
    notifications: "Notifications",
  },
  {
    locale: "es-US",
    optional: "(opcional)",
    required: "obligatorio",
    errorPrefix: "Error:",
    problem: "Hay un problema",
    close: "Cerrar",
    cancel: "Cancelar",
    loading: "Cargando",
    failedTitle: "Esto no se pudo cargar",
    failedText: "No se cambió nada. Revise su conexión y vuelva a intentar.",
    busy: "Cargando...",
    retry: "Volver a intentar",
    previous: "Anterior",
    next: "Siguiente",
    pages: "Páginas",
    range: (from, to, total) => `${from}–${to} de ${total}`,
    moreThan: (count) => `más de ${count}`,
    skip: "Saltar al contenido principal",
    theme: "Tema",
    themes: { system: "Sistema", light: "Claro", dark: "Oscuro" },
    notice: { info: "Nota:", success: "Listo:", warning: "Atención:", danger: "Problema:" },
    notifications: "Notificaciones",
  },
);

/** The few words of the parts themselves, in the language of the page. */
export const useWords = (): UiWords => useTexts(words);
