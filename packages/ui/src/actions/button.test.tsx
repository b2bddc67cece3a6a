import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

it("a button does not send a form unless it says so", () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

it("a busy button shows its busy label, is marked as disabled and can still be focused", () => {
  const markup = renderToStaticMarkup(
    <Button busy busyLabel="Sending...">
      Send plan
    </Button>,
  );
  expect(text(markup)).toBe("Sending...");
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/ disabled=/);
});

it("a busy button keeps room for its usual label, and the other way round", () => {
  const label = "Send plan to everybody";
  expect(renderToStaticMarkup(<Button busy>{label}</Button>)).toContain(`data-room-for="${label}"`);
  expect(renderToStaticMarkup(<Button busyLabel="Sending...">{label}</Button>)).toContain(
    'data-room-for="Sending..."',
  );
});

it("CO-2.30 a busy button without a label of its own says 'Loading...'", () => {
  expect(text(renderToStaticMarkup(<Button busy>Delete</Button>))).toBe("Loading...");
});

it("an icon button carries its name", () => {
  expect(renderToStaticMarkup(<IconButton name="Edit" icon={<i />} />)).toContain(
    'aria-label="Edit"',
  );
});

function text(markup: string) {
  return markup.replaceAll(/<[^>]*>/g, "");
}
