import { Button, Dialog, EmptyState, Loaded, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cohortsQuery } from "../../course/course-queries.ts";
import type { Cohort } from "../../course/course-queries.ts";
import type { Enrollment } from "../../course/enrollment.ts";
import { CohortFields } from "./cohort-fields.tsx";
import { texts } from "./texts.ts";
import { useChosen } from "./use-chosen.ts";

/** What the dialog is opened with. */
export interface EnrollProps {
  classId: string;
  /** A cohort that is chosen already. */
  cohortId?: string | undefined;
  /** Takes what was chosen, and goes on with it. */
  onEnroll(enrollment: Enrollment): void | Promise<void>;
}

/** Asks which cohort of a course to join, and which of its class codes. */
export function EnrollDialog({ onClose, ...props }: EnrollProps & { onClose(): void }) {
  const text = useTexts(texts);
  const cohorts = useQuery(cohortsQuery(props.classId));
  if (!cohorts.data?.length)
    return (
      <Dialog open title={text.title} onClose={onClose}>
        <Loaded query={cohorts} failed={{ title: text.failed, text: text.failedText }}>
          {() => <EmptyState title={text.none} text={text.noneText} />}
        </Loaded>
      </Dialog>
    );
  return <OpenEnroll {...props} cohorts={cohorts.data} onClose={onClose} />;
}

function OpenEnroll({
  classId,
  cohortId,
  cohorts,
  onEnroll,
  onClose,
}: EnrollProps & { cohorts: readonly Cohort[]; onClose(): void }) {
  const text = useTexts(texts);
  const choice = useChosen(classId, cohorts, { cohortId });
  const [busy, setBusy] = useState(false);
  const enroll = async () => {
    const enrollment = choice.confirm();
    if (!enrollment) return;
    setBusy(true);
    try {
      await onEnroll(enrollment);
    } catch (error) {
      setBusy(false);
      throw error;
    }
  };
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={text.redirecting}
            onClick={() => void enroll()}
          >
            {text.enroll}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <CohortFields cohorts={cohorts} choice={choice} />
    </Dialog>
  );
}
