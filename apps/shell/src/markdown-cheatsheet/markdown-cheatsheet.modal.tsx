import { Dialog, useLanguage } from "@guildway/ui";

import styles from "./markdown-cheatsheet.module.css";
import { cheatsheets } from "./syntax.ts";
import { texts } from "./texts.ts";

/** How to write markdown: a table to read, and the same as a leaf to print. */
export function MarkdownCheatsheetModal({ close }: { close(): void }) {
  const lang = useLanguage();
  const { title, intro, typed, means, rows } = cheatsheets[lang];
  const text = texts[lang];
  const leaf = `/markdown-cheatsheet.${lang}.pdf`;
  return (
    <Dialog open shape="wide" title={title} onClose={close}>
      <p>{intro}</p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{typed}</th>
            <th scope="col">{means}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.typed}>
              <td>
                <code className={styles.typed}>{row.typed}</code>
              </td>
              <td>{row.means}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={leaf} target="_blank" rel="noreferrer">
          {text.open}
        </a>
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own file, which browsers show in no sandbox */}
      <iframe className={styles.leaf} src={`${leaf}#navpanes=0&view=FitH`} title={text.leaf} />
    </Dialog>
  );
}
