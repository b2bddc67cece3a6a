import { expect, it } from "vitest";
import { swears } from "./swears.ts";

it.each([
  "what the fuck is this",
  "FUCKING help me now",
  "this is bullshit, answer me",
  "you f*ck what is it",
  "a piece of sh1t answer",
  "¡Qué mierda de respuesta!",
  "no seas cabrón y contesta",
  "hijo de puta contesta ya",
  "¿Qué coño es esto?",
])("%s swears", (text) => {
  expect(swears(text)).toBe(true);
});

it.each([
  "How do I become an assistant class assessor?",
  "Is Scunthorpe near Shitake Road?",
  "Which bastard file do I need for welding?",
  "What is a pipe nipple and a stopcock?",
  "¿Qué computadora necesito para el curso?",
  "¿Disputan los conos de señalización?",
  "Does Dick Cassidy teach here?",
  "My e-mail is a@b.c and I earn $13.30",
  "¿El esposo de María puede venir?",
])("%s does not", (text) => {
  expect(swears(text)).toBe(false);
});
