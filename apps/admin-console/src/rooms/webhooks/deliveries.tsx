import type { RowOf } from "@guildway/api-client";
import type { webhooks } from "@guildway/api-contract";
import { shownMoment } from "@guildway/rules";
import { Card, DataTable, EmptyState, Tag, useLanguage, useTexts } from "@guildway/ui";
import { useOrganizations } from "../../room/organizations.ts";
import styles from "./deliveries.module.css";
import { texts } from "./texts.ts";

type Webhook = RowOf<typeof webhooks>;

const tones = { waiting: "amber", delivered: "green", failed: "red" } as const;

/** Whether something is on its way that was not tried yet. */
export const isAtWork = ({ deliveries }: Webhook): boolean =>
  deliveries?.some(({ state, attempts }) => state === "waiting" && attempts === 0) ?? false;

/** What was sent last, and what became of it. */
export function Deliveries({ row: { orgId, deliveries } }: { row: Webhook }) {
  const { deliveries: text } = useTexts(texts);
  const lang = useLanguage();
  const { all } = useOrganizations();
  const zone = all.find(({ id }) => id === orgId)?.timeZone;
  if (!deliveries?.length)
    return (
      <Card title={text.title}>
        <EmptyState title={text.none} text={text.noneText} />
      </Card>
    );
  return (
    <Card title={text.title}>
      <DataTable label={text.table}>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            <th scope="col">{text.at}</th>
            <th scope="col">{text.state}</th>
            <th scope="col" data-numeric>
              {text.attempts}
            </th>
            <th scope="col">{text.reason}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ id, what, at, state, attempts, reason }) => (
            <tr key={id}>
              <th scope="row">{text.happened(what)}</th>
              <td className={styles.at}>{shownMoment(at, lang, zone)}</td>
              <td>
                <Tag tone={tones[state]}>{text.states[state]}</Tag>
              </td>
              <td data-numeric>{attempts}</td>
              <td>{reason && (text.reasons[reason] ?? text.status(reason))}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}
