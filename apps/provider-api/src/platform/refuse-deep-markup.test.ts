import { expect, it } from "vitest";
import { refuseDeepMarkup } from "./refuse-deep-markup.ts";

const refused = (html: string) => () => refuseDeepMarkup(html, "body");

it.each([
  ["many paragraphs", "<p>Safety <b>first</b><br></p>".repeat(5000)],
  ["many that nobody closed", "<p>Safety".repeat(5000)],
  ["a long list", `<ul>${"<li>Gloves".repeat(5000)}</ul>`],
  ["paragraphs in a long list", `<ul>${"<li><p>Gloves</p></li>".repeat(5000)}</ul>`],
  ["as many as are allowed", `${"<b>".repeat(500)}${"</b>".repeat(500)}`.repeat(3)],
])("HTML with %s is read", (_, html) => {
  expect(refused(html)).not.toThrow();
});

it.each([
  ["one in another", "<b>"],
  ["in capitals", "<B>"],
  ["between what closes nothing", "<b></i></p>"],
  ["in lists", "<ul><li>"],
  ["that end where the next of them begins, in turn", "<li><p>"],
  ["of which one is closed in the others", "<b><p></i>"],
  ["with attributes", "<div class='a'>"],
  ["whose names only look closed", "<b</b>"],
  ["that a comment only seems to close", "<b><!--</b>-->"],
  ["that an attribute only seems to close", '<b x="</b>">'],
])("HTML with very many elements %s is refused", (_, piece) => {
  expect(refused(piece.repeat(600))).toThrow();
});
