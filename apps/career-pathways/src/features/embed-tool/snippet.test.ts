import { expect, it } from "vitest";
import { choiceFaults, noChoices, previewAddress, snippetOf } from "./snippet.ts";

const origin = "https://pathways.example";

it("the snippet names what was chosen and nothing else", () => {
  expect(snippetOf(origin, { ...noChoices, orgId: "org-a", zip: " 18101 ", theme: "dark" })).toBe(
    `<script src="https://pathways.example/embed.js"
        data-org-id="org-a"
        data-zip="18101"
        data-theme="dark"></script>`,
  );
});

it("what was typed cannot end the attribute that it stands in", () => {
  const snippet = snippetOf(origin, { ...noChoices, title: `"><script>alert(1)</script>&` });
  expect(snippet).toContain(`data-title="&quot;>&lt;script>alert(1)&lt;/script>&amp;"></script>`);
});

it("the preview opens what the script would open, for the page that it stands in", () => {
  const address = new URL(
    previewAddress(origin, "https://us.example", {
      ...noChoices,
      orgId: "org-a",
      color: "#8a5a17",
    }),
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    embedded: "true",
    parentOrigin: "https://us.example",
    orgId: "org-a",
    color: "#8a5a17",
  });
});

it.each([
  [{}, {}],
  [{ orgId: " " }, { orgId: true }],
  [{ occupation: "47-2111" }, { occupation: true }],
  [{ zip: "1810" }, { zip: true }],
  [{ color: "brown" }, { color: true }],
])("of %j the faults are %j", (choices, faults) => {
  expect(choiceFaults({ ...noChoices, orgId: "org-a", ...choices })).toEqual(faults);
});
