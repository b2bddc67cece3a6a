import { expect, test } from "vitest";
import { gatherStyles } from "./gather-styles.ts";

test("style attributes become rules of one sheet, each once", () => {
  const html = '<i style="width:40%">a</i><b style="width:40%"></b><u style="left:1px">c</u>';
  expect(gatherStyles(html)).toEqual({
    html: '<i data-style="1">a</i><b data-style="1"></b><u data-style="2">c</u>',
    css: '[data-style="1"]{width:40%}[data-style="2"]{left:1px}',
  });
});

test("a text that looks like an attribute stays a text", () => {
  const html = "<p>a style=&quot;color:red&quot; b</p>";
  expect(gatherStyles(html)).toEqual({ html, css: "" });
});

test.each(["color:red}body{display:none", "x:</style>", "x:a\\b", "x:/*", "@import x"])(
  "%s ends no rule",
  (value) => {
    expect(gatherStyles(`<i style="${value};left:1px"></i>`).css).toBe(
      '[data-style="1"]{left:1px}',
    );
  },
);
