import type { RowOf } from "@guildway/api-client";
import type { materials } from "@guildway/api-contract";
import { Link, useSearchParams } from "@guildway/router";
import { Tag, useTexts } from "@guildway/ui";
import FileText from "lucide-react/icons/file-text";
import { materialTexts } from "../../material/texts.ts";
import { withMaterial } from "../../material/material-address.ts";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";

/** Materials by their titles, each opened beside the page. */
export function MaterialList({
  materials: listed,
  display,
}: {
  materials: readonly RowOf<typeof materials>[];
  display: string;
}) {
  const { materials: title } = useTexts(texts);
  const { draft } = useTexts(materialTexts);
  const [address] = useSearchParams();
  return (
    <section className={styles.materials}>
      <h2>{title}</h2>
      <ul className={styles.list} data-display={display}>
        {listed.map(({ id, title: name, isDraft }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <Link
                className={styles.link}
                to={{ search: withMaterial(address, id) }}
                preventScrollReset
              >
                <FileText aria-hidden="true" />
                {name}
              </Link>
              {isDraft && <Tag tone="amber">{draft}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
