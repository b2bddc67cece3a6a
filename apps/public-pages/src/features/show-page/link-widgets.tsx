import type { RowOf } from "@guildway/api-client";
import type { widgets } from "@guildway/api-contract";
import { Tag, useTexts, VisuallyHidden } from "@guildway/ui";
import ArrowRight from "lucide-react/icons/arrow-right";
import ExternalLink from "lucide-react/icons/external-link";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";
import { useViewer } from "./use-viewer.ts";
import { widgetAddress } from "./widget-address.ts";

/** Links to where a page sends its visitors on. */
export function LinkWidgets({
  links,
  display,
}: {
  links: readonly RowOf<typeof widgets>[];
  display: string;
}) {
  const { links: label } = useTexts(texts);
  return (
    <ul className={styles.list} data-display={display} aria-label={label}>
      {links.map((link) => (
        <li key={link.id} className={styles.item} data-featured={link.isFeatured ? "" : undefined}>
          <LinkWidget link={link} />
        </li>
      ))}
    </ul>
  );
}

function LinkWidget({ link }: { link: RowOf<typeof widgets> }) {
  const { featured, newTab } = useTexts(texts);
  const address = widgetAddress(link, useViewer(link.orgId));
  const isApart = link.linkTarget === "_blank";
  const Icon = isApart ? ExternalLink : ArrowRight;
  return (
    <>
      {link.image && <img className={styles.picture} src={link.image} alt="" loading="lazy" />}
      <div className={styles.words}>
        {link.isFeatured && <Tag tone="accent">{featured}</Tag>}
        {address ? (
          <a
            className={styles.link}
            href={address}
            {...(isApart && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {link.title}
            {isApart && <VisuallyHidden> {newTab}</VisuallyHidden>}
            <Icon aria-hidden="true" />
          </a>
        ) : (
          <span className={styles.name}>{link.title}</span>
        )}
        {link.body && <p className={styles.body}>{link.body}</p>}
      </div>
    </>
  );
}
