import { expect, it } from "vitest";
import { closestQuestion } from "./closest-question.ts";

const known = [
  { id: "tools", questions: ["Do I have to buy my own tools?", "Who pays for the tools?"] },
  { id: "parking", questions: ["Where can I park my car?"] },
];
const closest = (question: string) => closestQuestion(question, known)?.id;

it.each([
  ["Do I have to buy my own tools?", "tools"],
  ["do i have to buy my own tools", "tools"],
  ["Must I buy tools of my own?", "tools"],
  ["who is paying for tools", "tools"],
  ["Where do I park a car?", "parking"],
])("%j is one that was answered", (question, id) => {
  expect(closest(question)).toBe(id);
});

it.each([
  "Do I have to buy my own car?",
  "tools",
  "Which tools does a welder buy in the first year of the program?",
  "Where can I park my car overnight in winter?",
  "",
])("%j is another question", (question) => {
  expect(closest(question)).toBeUndefined();
});
