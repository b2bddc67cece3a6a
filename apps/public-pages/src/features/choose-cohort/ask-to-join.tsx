import { call, failureCode } from "@guildway/api-client";
import { registerForClass } from "@guildway/api-contract";
import { Button, Notice, useLanguage, useTexts } from "@guildway/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Cohort } from "../../course/course-queries.ts";
import type { Chosen, Enrollment } from "../../course/enrollment.ts";
import { CohortFields } from "./cohort-fields.tsx";
import styles from "./choose-cohort.module.css";
import { texts } from "./texts.ts";
import { useChosen } from "./use-chosen.ts";

interface Props {
  classId: string;
  cohorts: readonly Cohort[];
  /** What was chosen on the course's public page. */
  chosen: Partial<Chosen>;
}

/** Registers who is signed in for a course, in one of its cohorts where it has any. */
export function AskToJoin({ classId, cohorts, chosen }: Props) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const queries = useQueryClient();
  const choice = useChosen(classId, cohorts, chosen);
  const asking = useMutation({
    mutationFn: ({ externalRegisterClassId: extRegClassId, ...rest }: Enrollment) =>
      call(registerForClass, {
        body: { ...rest, ...(extRegClassId && { extRegClassId }), lang },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["public-pages", "registration"] }),
  });
  const ask = () => {
    const enrollment = choice.confirm();
    if (enrollment) asking.mutate(enrollment);
  };
  return (
    <div className={styles.fields}>
      {cohorts.length > 0 ? (
        <CohortFields cohorts={cohorts} choice={choice} />
      ) : (
        <p className={styles.verified}>{text.verifiedText}</p>
      )}
      {asking.isError && (
        <Notice kind="danger" role="alert" title={text.notAsked}>
          {failureCode(asking.error) === "class.not-open" ? text.notOpen : text.notAskedText}
        </Notice>
      )}
      <div>
        <Button variant="primary" busy={asking.isPending} busyLabel={text.asking} onClick={ask}>
          {text.ask}
        </Button>
      </div>
    </div>
  );
}
