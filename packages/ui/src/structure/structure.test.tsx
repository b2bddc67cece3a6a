import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Card } from "./card.tsx";
import { Meter } from "./meter.tsx";
import { Tabs } from "./tabs.tsx";
import { Term } from "./term.tsx";

it("a card is a section named by its heading", () => {
  const markup = renderToStaticMarkup(<Card title="Drafts" level={3} count={4} />);
  const id = /<h3 id="([^"]+)"/.exec(markup)?.[1];
  expect(id).toBeTruthy();
  expect(markup).toContain(`aria-labelledby="${id}"`);
});

it("a meter shows its number and stays between 0 and 100", () => {
  const markup = renderToStaticMarkup(<Meter label="Importance" value={130} />);
  expect(markup).toContain('max="100" value="100"');
  expect(markup).toMatch(/>100<\/span>/);
});

it("only the open tab is a stop for the Tab key, and only its panel is there", () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="Record"
      active="two"
      onChange={() => {}}
      tabs={[
        { id: "one", label: "One", panel: "First panel" },
        { id: "two", label: "Two", panel: "Second panel" },
      ]}
    />,
  );
  expect(markup.match(/aria-selected="true"[^>]* tabindex="0"/g)).toHaveLength(1);
  expect(markup.match(/aria-selected="false" tabindex="-1"/g)).toHaveLength(1);
  expect(markup).toContain("Second panel");
  expect(markup).not.toContain("First panel");
});

it("a term's button opens the popover that explains it", () => {
  const markup = renderToStaticMarkup(<Term name="OJT">On-the-job training</Term>);
  const id = /popoverTarget="([^"]+)"/i.exec(markup)?.[1];
  expect(id).toBeTruthy();
  expect(markup).toMatch(new RegExp(`<span[^>]* id="${id}" popover="auto"`));
});
