import { expect, it } from "vitest";
import { partsOfHtml } from "./parts-of-html.ts";

it("the number of a note does not become a part of the hours before it", () => {
  expect(partsOfHtml("<p>1000<sup>1</sup></p><p>250<sup><a>[2]</a></sup> hours</p>")).toEqual([
    { part: "line", text: "1000¹", is: "text" },
    { part: "line", text: "250² hours", is: "text" },
  ]);
});
