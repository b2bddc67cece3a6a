import { materials } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { Material } from "../../material/material-query.ts";
import { rightsQuery } from "../../records/may-edit.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

const shown = ["promptType", "fileUploadFlow", "workflowType", "noteType"] as const;

/** What programs have noted of a material; for staff, who list materials. */
export function Details({ material }: { material: Material }) {
  const text = useTexts(texts);
  const isSignedIn = useAuth((auth) => auth.status === "signed-in");
  const { data: rights } = useQuery({ ...rightsQuery(materials.type), enabled: isSignedIn });
  if (!rights?.list) return null;
  const said = [
    ...shown.map((field) => [field, material[field]] as const),
    ["skillIds", material.skillIds?.join(", ")] as const,
    ["isEmbedded", material.isEmbedded ? text.yes : null] as const,
  ].filter(([, value]) => value);
  if (said.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{text.details}</summary>
      <dl>
        {said.map(([field, value]) => (
          <div key={field}>
            <dt>{text.fields[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
