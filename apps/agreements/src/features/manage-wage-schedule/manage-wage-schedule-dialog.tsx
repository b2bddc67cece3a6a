import type { RowOf } from "@guildway/api-client";
import { apprenticeships, wageSchedules } from "@guildway/api-contract";
import { Dialog, Loaded, Notice, Skeleton, useTexts, VisuallyHidden } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recordQuery } from "../../records/record-query.ts";
import { BeginStep } from "./begin-step.tsx";
import { RatesStep } from "./rates-step.tsx";
import { texts } from "./texts.ts";
import { type ScheduleProps, useWageSchedule } from "./use-wage-schedule.ts";

export interface ManageWageScheduleProps extends ScheduleProps {
  onClose(): void;
}

/** The modal in which a wage schedule is made or changed, in two steps. */
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
  const [busy, setBusy] = useState(false);
  const title = wageScheduleId ? text.editTitle : text.newTitle;
  const around = { waiting: <Waiting />, failed: text.notLoaded };
  const shown = (row: RowOf<typeof wageSchedules> | undefined) => (
    <Loaded query={apprenticeship} {...around}>
      {({ occupationName, ojtHours }) =>
        ojtHours ? (
          <Steps
            {...props}
            apprenticeship={{ occupationName, ojtHours }}
            stored={row}
            onBusy={setBusy}
          />
        ) : (
          <Notice kind="warning">
            <p>{text.noHours}</p>
          </Notice>
        )
      }
    </Loaded>
  );
  return (
    <Dialog open title={title} onClose={onClose} busy={busy}>
      {wageScheduleId ? (
        <Loaded query={stored} {...around}>
          {shown}
        </Loaded>
      ) : (
        shown(undefined)
      )}
    </Dialog>
  );
}

function Steps(props: Parameters<typeof useWageSchedule>[0]) {
  const form = useWageSchedule(props);
  return form.step === 0 ? <BeginStep form={form} /> : <RatesStep form={form} />;
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>{useTexts(texts).loading}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  );
}
