import { expect, it } from "vitest";
import { amountAskedIn } from "./quantities.ts";

it.each([
  ["How long does an apprenticeship take?", "It takes one to four years.", "It can be shortened."],
  ["¿Cuánto dura un aprendizaje?", "Dura de uno a cuatro años.", "Se puede acortar."],
  ["how many hours do I work", "Apprentices work 8,000 hours.", "There are 12 employers."],
  ["How much does it cost?", "Evening courses are free.", "Ask at the front desk."],
  ["¿Cuánto cuesta?", "El material es de $40.", "Pregunte en la recepción."],
  ["how many apprentices can we train", "Two for five journeyworkers.", "There is no fee."],
])("%s is answered by an amount", (question, answers, does_not) => {
  const holds = amountAskedIn(question)!;
  expect(holds(answers)).toBe(true);
  expect(holds(does_not)).toBe(false);
});

it("a question of no amount asks for none", () => {
  expect(amountAskedIn("Who may apply?")).toBeUndefined();
  expect(amountAskedIn("how do I apply for a long course")).toBeUndefined();
});
