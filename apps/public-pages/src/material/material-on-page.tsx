import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Author } from "./author.tsx";
import { MaterialBody } from "./material-body.tsx";
import { materialQuery } from "./material-query.ts";
import styles from "./material.module.css";
import { materialTexts } from "./texts.ts";

/** A material on a page itself, for who reads it where no script runs. */
export function MaterialOnPage({ id }: { id: string }) {
  const { data: material } = useQuery(materialQuery(id));
  const says = useTexts(materialTexts);
  if (material === null) return <p className={styles.onPage}>{says.noMaterial(id)}</p>;
  if (!material) return null;
  return (
    <article className={styles.onPage} id={`material-${id}`}>
      <h2>{material.title}</h2>
      <MaterialBody material={material} beneath={2} />
      <Author material={material} />
    </article>
  );
}
