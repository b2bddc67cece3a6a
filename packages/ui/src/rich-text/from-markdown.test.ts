import { expect, it } from "vitest";
import { fromMarkdown } from "./from-markdown.ts";

it.each([
  ["# One\n## Two\n###### Six", "<h2>One</h2><h3>Two</h3><h4>Six</h4>"],
  ["a\nb\n\nc", "<p>a<br>b</p><p>c</p>"],
  [
    "- a\n* b\n\n1. c\n2) d",
    "<ul><li><p>a</p></li><li><p>b</p></li></ul><ol><li><p>c</p></li><li><p>d</p></li></ol>",
  ],
  ["> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"],
  ["&gt; a", "<blockquote><p>a</p></blockquote>"],
  ["a\n---\nb", "<p>a</p><hr><p>b</p>"],
  ["```\n# a\n```\nb", "<pre><code># a</code></pre><p>b</p>"],
  ["```\na", "<pre><code>a</code></pre>"],
  [
    "**a** *b* _c_ `d **e**`",
    "<p><strong>a</strong> <em>b</em> <em>c</em> <code>d **e**</code></p>",
  ],
  ["[a](https://b.test/c_d_e)", '<p><a href="https://b.test/c_d_e">a</a></p>'],
  ["5 * 3 * 2, snake_case_name, #1", "<p>5 * 3 * 2, snake_case_name, #1</p>"],
  ["", ""],
  ["\n\n", ""],
])("%j is %s", (markdown, html) => expect(fromMarkdown(markdown)).toBe(html));

it("a text of nothing but marks ends", () => {
  expect(fromMarkdown(`${"*".repeat(20_000)}a${"_".repeat(20_000)}`)).toContain("a");
  expect(fromMarkdown("[".repeat(20_000))).toContain("[");
});
