import { type MailLanguage, unlinkedWords } from "./markup.ts";

/** A name that is longer is somebody's message, which no greeting of ours carries. */
const longestCalled = 40;

const hello: Record<MailLanguage, (name: string) => string> = {
  en: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  es: (name) => (name === "" ? "Hola:" : `Hola ${name}:`),
};

/** How a mail begins that goes to somebody of this name. */
export const greeting = (lang: MailLanguage, name: string | null | undefined): string =>
  hello[lang](Array.from(name ?? "").length > longestCalled ? "" : unlinkedWords(name ?? ""));
