import { expect, it } from "vitest";
import { embedLine } from "./embed-line.ts";

it("the line for another site names the assistant, its organization and the colour of its button", () => {
  const row = { id: "int-a", orgId: "org-a", colorBtnBkg: "#0b5a54" };
  expect(embedLine("https://assistant.example", row)).toBe(
    `<script src="https://assistant.example/embed.js"
        data-org-id="org-a"
        data-integration-id="int-a"
        data-color="#0b5a54"></script>`,
  );
});

it("what has no colour names none, and no value ends its attribute", () => {
  const line = embedLine("https://a.example", { id: '"><b>', orgId: "org-a", colorBtnBkg: null });
  expect(line).toContain('data-integration-id="&quot;>&lt;b>"></script>');
});
