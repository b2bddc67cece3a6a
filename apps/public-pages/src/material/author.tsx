import { initials, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import styles from "./material.module.css";
import { authorQuery, type Material } from "./material-query.ts";
import { materialTexts } from "./texts.ts";

/** Who wrote a material, by name and picture. */
export function Author({ material }: { material: Material }) {
  const { author: label } = useTexts(materialTexts);
  const { data: author } = useQuery(authorQuery(material));
  if (!author?.name) return null;
  return (
    <div className={styles.author}>
      {author.profilePicture ? (
        <img className={styles.face} src={author.profilePicture} alt="" />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {initials(author.name)}
        </span>
      )}
      <dl>
        <dt>{label}</dt>
        <dd>{author.name}</dd>
      </dl>
    </div>
  );
}
