import { apprenticeships, wageSchedules } from "@guildway/api-contract";
import { Dialog, Loaded, Notice, Skeleton, useTexts, VisuallyHidden } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../records/record-query.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { texts } from "./texts.ts";
import type { ScheduleProps } from "./use-wage-schedule.ts";

export interface ManageWageScheduleProps extends ScheduleProps {
  onClose(): void;
}

/** The modal in which a wage schedule is made or changed, once what it goes by is loaded. */
export function ManageWageScheduleDialog(props: ManageWageScheduleProps) {
  const { apprenticeshipId, wageScheduleId, accessGrant, onClose } = props;
  const text = useTexts(texts);
  const apprenticeship = useQuery(recordQuery(apprenticeships, apprenticeshipId, accessGrant));
  const stored = useQuery({
    ...recordQuery(wageSchedules, wageScheduleId ?? "", accessGrant),
    // What is changed is what stands there now.
    staleTime: 0,
    gcTime: 0,
    enabled: Boolean(wageScheduleId),
  });
  const title = wageScheduleId ? text.editTitle : text.newTitle;
  const ojtHours = apprenticeship.data?.ojtHours;
  if (ojtHours && (stored.data || !wageScheduleId))
    return (
      <ScheduleDialog
        {...props}
        title={title}
        apprenticeship={{ ...apprenticeship.data, ojtHours }}
        stored={stored.data}
      />
    );
  return (
    <Dialog open title={title} onClose={onClose}>
      <Loaded
        query={apprenticeship.data && wageScheduleId ? stored : apprenticeship}
        waiting={<Waiting />}
        failed={text.notLoaded}
      >
        {() => (
          <Notice kind="warning">
            <p>{text.noHours}</p>
          </Notice>
        )}
      </Loaded>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>{useTexts(texts).loading}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  );
}
