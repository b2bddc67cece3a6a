import { useQuery } from "@tanstack/react-query";
import { Author } from "./author.tsx";
import { MaterialBody } from "./material-body.tsx";
import { materialQuery } from "./material-query.ts";
import styles from "./material.module.css";

/** A material on a page itself, for who reads it where no script runs. */
export function MaterialOnPage({ id }: { id: string }) {
  const { data: material } = useQuery(materialQuery(id));
  if (!material) return null;
  return (
    <article className={styles.onPage} id={`material-${id}`}>
      <h2>{material.title}</h2>
      <MaterialBody material={material} beneath={2} />
      <Author material={material} />
    </article>
  );
}
