import { expect, it } from "vitest";
import { tableOfRows } from "./parts-of-rows.ts";
import { shownParts } from "./shown-parts.ts";

const line = (text: string) => ({ part: "line", is: "text", text }) as const;

it("of a long document its beginning is shown, and what stands around the places of values", () => {
  const parts = Array.from({ length: 1000 }, (_, index) => line(`Line ${index}`));
  const shown = shownParts({ parts }, [{ part: 500 }]).map(({ index }) => index);
  expect([shown[0], shown[79], shown[80], shown.at(-1)]).toEqual([0, 79, 460, 540]);
  expect(shown).toHaveLength(161);
});

it("of a long table its first rows are shown, and those around a value, each with its own place", () => {
  const rows = Array.from({ length: 500 }, (_, index) => [`Row ${index}`]);
  const [table] = shownParts({ parts: [tableOfRows(rows)] }, [{ part: 0, row: 300, cell: 0 }]);
  const places = table!.part === "table" ? table!.rows.map(({ index }) => index) : [];
  expect(places).toHaveLength(121);
  expect([places[39], places[40], places.at(-1)]).toEqual([39, 260, 340]);
});
