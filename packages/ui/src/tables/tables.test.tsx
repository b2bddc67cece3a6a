import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DataTable } from "./data-table.tsx";
import { Pagination } from "./pagination.tsx";
import { SortHeader } from "./sort-header.tsx";

it("the pages say '1–200 of 251'", () => {
  const markup = renderToStaticMarkup(<Pagination from={1} to={200} total={251} next={{}} />);
  expect(markup).toContain("1–200 of 251");
});

it("the first page has no way back", () => {
  const markup = renderToStaticMarkup(
    <Pagination from={1} to={200} total={251} next={{ href: "?page=2" }} />,
  );
  expect(markup).toMatch(/<button[^>]* disabled=""[^>]*>.*Previous<\/button>/);
  expect(markup).toMatch(/<a[^>]* href="\?page=2">Next/);
});

it("a long count is written with separators", () => {
  expect(renderToStaticMarkup(<Pagination from={1} to={20} total={12400} />)).toContain("12,400");
});

it("a table scrolls in a region that has the table's name and can be focused", () => {
  const markup = renderToStaticMarkup(<DataTable label="Users">{null}</DataTable>);
  const id = /<span id="([^"]+)">Users<\/span>/.exec(markup)?.[1];
  expect(id).toBeTruthy();
  expect(markup).toMatch(new RegExp(`<section tabindex="0"[^>]* aria-labelledby="${id}"`));
});

it.each(["ascending", "descending"] as const)("a sorted column says that it is %s", (direction) => {
  expect(renderToStaticMarkup(header(direction))).toContain(`aria-sort="${direction}"`);
});

it("a column that could be sorted does not say that it is", () => {
  expect(renderToStaticMarkup(header(undefined))).not.toContain("aria-sort");
});

function header(direction: "ascending" | "descending" | undefined) {
  return (
    <SortHeader direction={direction} onSort={() => {}}>
      Name
    </SortHeader>
  );
}
