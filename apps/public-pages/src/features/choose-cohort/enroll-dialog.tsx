import { Button, Dialog, EmptyState, Loaded, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cohortsQuery } from "../../course/course-queries.ts";
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
export function EnrollDialog({
  classId,
  cohortId,
  onEnroll,
  onClose,
}: EnrollProps & { onClose(): void }) {
  const text = useTexts(texts);
  const cohorts = useQuery(cohortsQuery(classId));
  const choice = useChosen(classId, cohorts.data ?? [], { cohortId });
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
  const canEnroll = (cohorts.data?.length ?? 0) > 0;
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {canEnroll && (
            <Button
              variant="primary"
              busy={busy}
              busyLabel={text.redirecting}
              onClick={() => void enroll()}
            >
              {text.enroll}
            </Button>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <Loaded query={cohorts} failed={{ title: text.failed, text: text.failedText }}>
        {(open) =>
          open.length > 0 ? (
            <CohortFields cohorts={open} choice={choice} />
          ) : (
            <EmptyState title={text.none} text={text.noneText} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
