import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import {
  Card,
  DataTable,
  IconButton,
  Pagination,
  RowActions,
  SortHeader,
  Tag,
  VisuallyHidden,
  type SortDirection,
} from "../../src/index.ts";
import styles from "../pattern-page.module.css";

export function Tables() {
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const [page, setPage] = useState(1);
  const rows = occupations.toSorted(([a], [b]) =>
    direction === "ascending" ? a.localeCompare(b) : b.localeCompare(a),
  );
  return (
    <div className={styles.stack}>
      <Card title="Occupations" count={251} flush>
        <DataTable label="Occupations" maxHeight="22rem">
          <thead>
            <tr>
              <SortHeader
                direction={direction}
                onSort={() => setDirection(direction === "ascending" ? "descending" : "ascending")}
              >
                Occupation
              </SortHeader>
              <th scope="col">Code</th>
              <SortHeader direction={undefined} onSort={() => setDirection("ascending")} numeric>
                OJT hours
              </SortHeader>
              <th scope="col" data-numeric="">
                Instruction
              </th>
              <th scope="col">State</th>
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([title, code, hours, instruction, state, tone]) => (
              <tr key={code}>
                <th scope="row">{title}</th>
                <td data-nowrap="">{code}</td>
                <td data-numeric="">{hours.toLocaleString("en-US")}</td>
                <td data-numeric="">{instruction}</td>
                <td>
                  <Tag tone={tone}>{state}</Tag>
                </td>
                <RowActions>
                  <IconButton name={`Edit ${title}`} icon={<Pencil />} />
                </RowActions>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Card>
      <Pagination
        from={page === 1 ? 1 : 201}
        to={page === 1 ? 200 : 251}
        total={251}
        previous={page === 2 ? { onClick: () => setPage(1) } : undefined}
        next={page === 1 ? { onClick: () => setPage(2) } : undefined}
      />
    </div>
  );
}

const occupations = [
  ["Industrial machinery mechanics", "49-9041.00", 8000, 576, "Registered", "green"],
  ["Welders, cutters and fitters", "51-4121.00", 6000, 432, "Registered", "green"],
  ["Electricians", "47-2111.00", 8000, 576, "Draft", "amber"],
  ["Machinists", "51-4041.00", 8000, 576, "Registered", "green"],
  ["Pharmacy technicians", "29-2052.00", 2000, 288, "Expired", "red"],
  ["Carpenters", "47-2031.00", 8000, 576, "Registered", "green"],
  ["Plumbers and pipefitters", "47-2152.00", 8000, 576, "Draft", "amber"],
  ["Dental assistants", "31-9091.00", 2000, 300, "Registered", "green"],
  ["Computer support specialists", "15-1232.00", 3000, 216, "Registered", "green"],
] as const;
