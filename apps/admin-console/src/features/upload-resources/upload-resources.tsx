import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { resourceGroups } from "@guildway/api-contract";
import { useState } from "react";
import { OrganizationChoice } from "../../room/choose/organization-choice.tsx";
import { RecordChoice } from "../../room/choose/record-choice.tsx";
import { useOrganizations } from "../../room/organizations.ts";
import { AddFiles } from "./add-files.tsx";
import { texts } from "./texts.ts";
import styles from "./upload-resources.module.css";

/** Files become resources of a group: each is sent, kept, and then read. */
export function UploadResources() {
  const words = useTexts(texts);
  usePageFrame({ title: words.title });
  const { own } = useOrganizations();
  const [address] = useSearchParams();
  const [chosenId, setChosenId] = useState<string>();
  const [groupId, setGroupId] = useState(address.get("parentId") ?? "");
  const orgId = chosenId ?? own?.id;
  if (!orgId) return null;
  return (
    <div className={styles.page}>
      <p>
        <Link to={linkTo("admin-console.resources")}>{words.back}</Link>
      </p>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <div className={styles.where}>
        <OrganizationChoice
          value={orgId}
          onChange={(chosen) => {
            setChosenId(chosen);
            setGroupId("");
          }}
        />
        <RecordChoice
          label={words.group}
          hint={words.groupHint}
          optional
          of={resourceGroups}
          orgId={orgId}
          none={words.noGroup}
          value={groupId}
          onChange={({ target }) => setGroupId(target.value)}
        />
      </div>
      <AddFiles key={orgId} orgId={orgId} groupId={groupId} />
    </div>
  );
}
