import { linkTo } from "@guildway/federation";
import { Link, useLocation } from "@guildway/router";
import { fieldsOf } from "@guildway/api-contract";
import { DataTable, SortHeader } from "@guildway/ui";
import type { AnyRoom, AnyRow, AnyShown, Beside } from "../room.ts";
import { isNumber } from "../is-number.ts";
import { headingOf, textOf } from "../text-of.ts";
import { useWords } from "../use-words.ts";
import { Choose, ChooseAll } from "../bulk/choose.tsx";
import { useRowsInSightFirst } from "./use-rows-in-sight-first.ts";
import { sortableFields, type View } from "../view.ts";

/** In the cell of a yes or no that nobody has answered. */
const noAnswer = "–";

/** The records of one page; the first column leads to the record, and a header that can be ordered by is a button. */
export function RoomTable({
  room,
  rows,
  view,
  beside,
  onChange,
  areSettled,
  chosen,
  onChoose,
}: {
  room: AnyRoom;
  rows: readonly AnyRow[];
  view: View;
  beside: Beside;
  onChange: (to: Partial<View>) => void;
  /** All names behind ids have come. */
  areSettled: boolean;
  /** The rows that are chosen to be changed; undefined where none can be at the moment. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (to: ReadonlySet<string>) => void;
}) {
  const words = useWords(room);
  const { search } = useLocation();
  const { shown, head } = useRowsInSightFirst(rows, areSettled);
  const fields = fieldsOf(room.record);
  const sortable = sortableFields(room);
  // Whose a record is shows only where the list has several organizations'.
  const columns = room.columns.filter(({ field }) => field !== "orgId" || !beside.shown);
  const cell = (shown: AnyShown, row: AnyRow) => {
    const said = textOf(room, shown, row, beside, words);
    const text = said || (fields[shown.field]?.column === "boolean" ? noAnswer : "");
    return shown.Cell ? <shown.Cell row={row} text={text} /> : text;
  };
  const nameIn = (row: AnyRow) =>
    textOf(room, columns[0]!, row, beside, words) || words.common.noName;
  return (
    <DataTable label={words.many} maxHeight="calc(100dvh - 17rem)">
      <thead>
        <tr ref={head}>
          {chosen && (
            <td>
              <ChooseAll rows={rows} chosen={chosen} onChoose={onChoose} />
            </td>
          )}
          {columns.map(({ field }) => {
            const label = headingOf(field, words);
            return sortable.includes(field) ? (
              <OrderHeader
                key={field}
                field={field}
                numeric={isNumber(fields[field]?.column)}
                view={view}
                onChange={onChange}
              >
                {label}
              </OrderHeader>
            ) : (
              <th key={field} scope="col">
                {label}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id}>
            {chosen && (
              <td>
                <Choose row={row} name={nameIn(row)} chosen={chosen} onChoose={onChoose} />
              </td>
            )}
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.field} scope="row">
                  <Link
                    to={linkTo(room.opens ?? room.page, { id: row.id })}
                    state={{ listQuery: search }}
                  >
                    {nameIn(row)}
                  </Link>{" "}
                  {column.Cell && cell(column, row)}
                </th>
              ) : (
                <td
                  key={column.field}
                  data-numeric={isNumber(fields[column.field]?.column) ? "" : undefined}
                  data-nowrap={fields[column.field]?.column === "instant" ? "" : undefined}
                >
                  {cell(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function OrderHeader({
  field,
  numeric,
  view,
  onChange,
  children,
}: {
  field: string;
  numeric: boolean;
  view: View;
  onChange: (to: Partial<View>) => void;
  children: string | undefined;
}) {
  const direction =
    view.order === field ? "ascending" : view.order === `-${field}` ? "descending" : undefined;
  return (
    <SortHeader
      direction={direction}
      numeric={numeric}
      onSort={() => onChange({ order: direction === "ascending" ? `-${field}` : field })}
    >
      {children}
    </SortHeader>
  );
}
