import { expect, it } from "vitest";
import { closestQuestion } from "./closest-question.ts";

const known = [
  { id: "tools", questions: ["Do I have to buy my own tools?", "Who pays for the tools?"] },
  { id: "parking", questions: ["Where can I park my car?"] },
];
const closest = async (question: string) => (await closestQuestion(question, known))?.id;

it.each([
  ["Do I have to buy my own tools?", "tools"],
  ["do i have to buy my own tools", "tools"],
  ["Must I buy tools of my own?", "tools"],
  ["who is paying for tools", "tools"],
  ["Where do I park a car?", "parking"],
])("%j is one that was answered", async (question, id) => {
  expect(await closest(question)).toBe(id);
});

it.each([
  "Do I have to buy my own car?",
  "tools",
  "Which tools does a welder buy in the first year of the program?",
  "Where can I park my car overnight in winter?",
  "",
])("%j is another question", async (question) => {
  expect(await closest(question)).toBeUndefined();
});

it("others have their turn while it is compared with very many", async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    questions: [`Is it room ${index}?`],
  }));
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  expect(await closestQuestion("Is it room 999?", many)).toBe(many[999]);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(9);
});
