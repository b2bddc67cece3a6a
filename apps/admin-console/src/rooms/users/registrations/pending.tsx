import { recordsOf, type RowOf } from "@guildway/api-client";
import { externalRegistrations } from "@guildway/api-contract";
import { shownDay } from "@guildway/rules";
import { Notice, useTexts } from "@guildway/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNames } from "../../../room/names.ts";
import { useOrganizations } from "../../../room/organizations.ts";
import type { AnyRow } from "../../../room/room.ts";
import { Decide } from "./decide.tsx";
import styles from "./registrations.module.css";
import { texts } from "./texts.ts";

/** A registration as it is read. */
export type Registration = RowOf<typeof externalRegistrations>;

const pendingQuery = (userId: string) =>
  queryOptions({
    queryKey: ["admin-console", "externalRegistrations", "pending", userId],
    queryFn: async ({ signal }) => {
      const { items } = await recordsOf(externalRegistrations).list({
        filters: { "userId[eq]": userId, "status[eq]": "pending" },
        limit: 100,
        signal,
      });
      return items;
    },
  });

const named = [{ field: "classId" }, { field: "cohortId" }, { field: "eUnitIds" }];

/** The registrations of a person that wait, each with what is asked for and the way to decide. */
export function Pending({ userId }: { userId: string }) {
  const text = useTexts(texts);
  const { data = [], isError } = useQuery(pendingQuery(userId));
  const { all } = useOrganizations();
  const { names, isPending } = useNames(named, data as readonly AnyRow[]);
  if (isError) return <Notice kind="danger">{text.failed}</Notice>;
  return data.map((one) => {
    const nameOf = (id: string) => names.get(id) ?? (isPending ? "…" : id);
    const course = (one.classId && names.get(one.classId)) || (isPending ? "…" : text.gone);
    const zone = all.find(({ id }) => id === one.orgId)?.timeZone;
    const asked = [
      [text.cohort, one.cohortId && nameOf(one.cohortId)],
      [text.codes, one.eUnitIds?.map(nameOf).join(", ")],
      [text.elsewhere, one.externalRegisterClassId],
    ];
    return (
      <Notice key={one.id} kind="warning" title={text.title(course)}>
        <p>{text.waits(shownDay(one.createdAt!, zone))}</p>
        <dl className={styles.asked}>
          {asked.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <Decide registration={one} course={course} />
      </Notice>
    );
  });
}
