import { expect, it } from "vitest";
import { markdownHtml } from "./markdown.tsx";

it("markup in a text stands as it was written, beside what its marks mean", () => {
  expect(markdownHtml("Bring **gloves** <b>&</b>\n\n> Measure twice")).toBe(
    "<p>Bring <strong>gloves</strong> &lt;b&gt;&amp;&lt;/b&gt;</p><blockquote><p>Measure twice</p></blockquote>",
  );
});

it("a picture is a link to it", () => {
  expect(markdownHtml("![A weld](https://example.org/weld.jpg)")).toBe(
    '<p><a href="https://example.org/weld.jpg">A weld</a></p>',
  );
});
