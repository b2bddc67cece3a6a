import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { useState } from "react";
import { useOrganizations } from "../../room/organizations.ts";
import { ChooseColumns } from "./choose-columns.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { Progress } from "./progress.tsx";
import { Results } from "./results.tsx";
import { texts } from "./texts.ts";
import { useImport } from "./use-import.ts";
import styles from "./import-users.module.css";

/** Makes and changes people by a file: it is chosen, its columns are matched, each row is tried, and then it is imported. */
export function ImportUsers() {
  const words = useTexts(texts);
  usePageFrame({ title: words.title });
  const { own, all } = useOrganizations();
  const [chosenId, setChosenId] = useState<string>();
  const orgId = chosenId ?? own?.id ?? "";
  const steps = useImport(orgId);
  const { work } = steps;
  const organization = all.find(({ id }) => id === orgId) ?? own;
  if (!organization) return null;
  return (
    <div className={styles.page}>
      <p>
        <Link to={linkTo("admin-console.users")}>{words.back}</Link>
      </p>
      <header>
        <h1>{words.title}</h1>
        {!work && <p className={styles.intro}>{words.intro}</p>}
      </header>
      {!work ? (
        <ChooseFile
          orgId={orgId}
          onOrganization={setChosenId}
          fault={steps.fileFault}
          onFile={steps.choose}
        />
      ) : work.at === "matching" ? (
        <ChooseColumns
          work={work}
          onChange={(columns) => steps.setWork({ ...work, columns })}
          onCheck={() => steps.check(work)}
          onForget={steps.forget}
        />
      ) : work.at === "checking" || work.at === "importing" ? (
        <Progress key={work.at} work={work} steps={steps} />
      ) : (
        <Results key={work.at} work={work} steps={steps} organization={organization} />
      )}
    </div>
  );
}
