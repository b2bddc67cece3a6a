import { expect, it } from "vitest";
import { partsOfHtml } from "./parts-of-html.ts";

it("the number of a note does not become a part of the hours before it", () => {
  expect(partsOfHtml("<p>1000<sup>1</sup></p><p>250<sup><a>[2]</a></sup> hours</p>")).toEqual([
    { part: "line", text: "1000¹", is: "text" },
    { part: "line", text: "250² hours", is: "text" },
  ]);
});

it("a table in a cell stands by itself, and cells reach no further than a table can", () => {
  const inner =
    "<table><tr><td>Process</td><td>Hours</td></tr><tr><td>Weld</td><td>5</td></tr></table>";
  const wide = `<tr><td rowspan="999999999" colspan="999999999">Wide</td></tr><tr><td>Next</td></tr>`;
  const parts = partsOfHtml(`<table><tr><td>Occupation${inner}</td></tr>${wide}</table>`);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatchObject({
    rows: [[{ lines: [{ text: "Occupation" }] }], [{ span: 63 }], [{ column: 63 }]],
  });
  expect(parts[1]).toMatchObject({
    rows: [
      [{ column: 0 }, { column: 1 }],
      [{}, {}],
    ],
  });
});

it("tabs and levels of lists stay, what is struck through does not", () => {
  expect(
    partsOfHtml("<p>Lathe \t <s>900</s>500</p><ul><li>Weld<ul><li>Tack</li></ul></li></ul>"),
  ).toEqual([
    { part: "line", text: "Lathe\t500", is: "text" },
    { part: "line", text: "Weld", is: "item" },
    { part: "line", text: "Tack", is: "item", level: 1 },
  ]);
});

it("what stands at the edges of pages is marked, and nothing behind it", () => {
  expect(partsOfHtml(`<p class="edge">RAPIDS 0090</p><h1>Cook</h1><p>Fish</p>`)).toEqual([
    { part: "line", text: "RAPIDS 0090", is: "text", isEdge: true },
    { part: "line", text: "Cook", is: "heading" },
    { part: "line", text: "Fish", is: "text" },
  ]);
});

it("many blanks set columns apart as a tab does", () => {
  expect(partsOfHtml("<p>Trade: Cook        Sponsor:  The Grill</p>")).toEqual([
    { part: "line", text: "Trade: Cook\tSponsor: The Grill", is: "text" },
  ]);
});
