import { Card, useTexts } from "@guildway/ui";
import styles from "./embed-tool.module.css";
import { texts } from "./texts.ts";

const rows = [
  ["guildway:jobProfileCreate", "{ docId, orgId }", "saved"],
  ["guildway:event", '{ name: "search", results }', "search"],
  ["guildway:event", '{ name: "occupation", onetCode }', "occupation"],
  ["guildway:event", '{ name: "share", onetCode }', "share"],
] as const;

/** The events that the script dispatches on the partner's page. */
export function EmbedEvents() {
  const text = useTexts(texts);
  return (
    <Card title={text.events}>
      <p>{text.eventsLead}</p>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={text.events}>
        <table className={styles.events}>
          <thead>
            <tr>
              <th scope="col">{text.event}</th>
              <th scope="col">{text.detail}</th>
              <th scope="col">{text.when}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([event, detail, when]) => (
              <tr key={detail}>
                <td>
                  <code>{event}</code>
                </td>
                <td>
                  <code>{detail}</code>
                </td>
                <td>{text.eventRows[when]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
