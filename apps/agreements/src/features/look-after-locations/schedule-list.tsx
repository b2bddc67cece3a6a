import type { RowOf } from "@guildway/api-client";
import { wageSchedules } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { useTexts } from "@guildway/ui";
import { ScheduleItem } from "../../wages/schedule-item.tsx";
import { wageSchedulesKey } from "../../wages/wage-schedules-query.ts";
import type { Places } from "./look-after-locations.tsx";
import { ofPlaces } from "./of-places-query.ts";
import { PagedList } from "./paged-list.tsx";
import { texts } from "./texts.ts";

/** The wage schedules of some locations, by title, to look at and to change. */
export function ScheduleList({ places }: { places: Places }) {
  const text = useTexts(texts);
  const asked = {
    record: wageSchedules,
    filters: ofPlaces(places.ids),
    order: "title",
    // A schedule that was made or changed reloads it.
    key: wageSchedulesKey,
  };
  return (
    <PagedList title={text.tabs.wages} asked={asked} none={text.none.schedules}>
      {(schedule) => (
        <ScheduleItem
          key={schedule.id}
          schedule={schedule}
          onEdit={editOf(schedule)}
          onRemove={undefined}
        />
      )}
    </PagedList>
  );
}

/** Opens a schedule to be changed, where it is of one employer and apprenticeship. */
function editOf(schedule: RowOf<typeof wageSchedules>): (() => void) | undefined {
  const { id, orgId, employerProfileId, apprenticeshipId, locationId } = schedule;
  if (!employerProfileId || !apprenticeshipId) return undefined;
  return () =>
    openModal("agreements.manageWageSchedule", {
      wageScheduleId: id,
      employerProfileId,
      apprenticeshipId,
      locationId: locationId ?? undefined,
      orgId: orgId ?? undefined,
    });
}
