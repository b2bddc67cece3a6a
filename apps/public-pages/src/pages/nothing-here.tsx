import { defineTexts, useTexts } from "@guildway/ui";
import { usePageHead } from "../head/use-page-head.ts";
import styles from "./nothing-here.module.css";

const texts = defineTexts(
  { title: "404", text: "No page found" },
  { title: "404", text: "No se encontró ninguna página" },
);

/** Stands where an address names nothing that everybody may see; `id` is what it named. */
export function NothingHere({ id }: { id?: string | undefined }) {
  const { title, text } = useTexts(texts);
  usePageHead({ frame: { title: text, organization: null }, head: { missing: true } });
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      {id && <p className={styles.footer}>{id}</p>}
    </section>
  );
}
