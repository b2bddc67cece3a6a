import type { RowOf } from "@guildway/api-client";
import { wageSchedules } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import { texts } from "./texts.ts";

/** Changes a schedule in two steps with its chart, by the modal of the agreements; one that is nobody's has only the plain form. */
export function EditInSteps({ row }: { row: RowOf<typeof wageSchedules> }) {
  const { inSteps } = useTexts(texts);
  const queries = useQueryClient();
  const { data: rights } = useQuery(rightsQuery({ record: wageSchedules }, row.id));
  const { id, employerProfileId, apprenticeshipId } = row;
  if (!rights?.update || !employerProfileId || !apprenticeshipId) return null;
  const open = () =>
    openModal("agreements.manageWageSchedule", {
      wageScheduleId: id,
      employerProfileId,
      apprenticeshipId,
      onSaved: () =>
        void queries.invalidateQueries({ queryKey: ["admin-console", wageSchedules.type] }),
    });
  return <Button onClick={open}>{inSteps}</Button>;
}
