import { buttonClass, defineTexts, useTexts } from "@guildway/ui";
import Radio from "lucide-react/icons/radio";
import styles from "./live-banner.module.css";

const texts = defineTexts(
  { live: "Class Live Now", join: "Join", joinNamed: (title: string) => `Join ${title}` },
  {
    live: "Clase en vivo ahora",
    join: "Unirse",
    joinNamed: (title: string) => `Unirse a ${title}`,
  },
);

interface Props {
  title: string;
  /** Where one joins. */
  href: string;
  /** Where it is one thing among others. */
  slim?: boolean;
}

/** Says that a class is live, and leads into it. */
export function LiveBanner({ title, href, slim = false }: Props) {
  const text = useTexts(texts);
  return (
    <div className={slim ? styles.slim : styles.full} data-no-print="">
      <p className={styles.words}>
        <Radio aria-hidden="true" />
        <strong>{text.live}</strong>
        <span>{title}</span>
      </p>
      <a className={buttonClass()} href={href} aria-label={text.joinNamed(title)}>
        {text.join}
      </a>
    </div>
  );
}
