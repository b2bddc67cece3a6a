import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Marked } from "./marked.tsx";

const marked = (text: string, ...words: string[]) =>
  renderToStaticMarkup(<Marked text={text} words={words} />);

it("the words by which a passage was found are marked, whole words alone and whatever their accents", () => {
  expect(marked("Wages and wage schedules.", "wage")).toBe(
    "Wages and <mark>wage</mark> schedules.",
  );
  expect(marked("La CAPACITACIÓN dura un año.", "capacitación")).toBe(
    "La <mark>CAPACITACIÓN</mark> dura un año.",
  );
});

it("a passage of markup is shown as it is written", () => {
  expect(marked("<b>Pay</b>", "pay")).toBe("&lt;b&gt;<mark>Pay</mark>&lt;/b&gt;");
});
