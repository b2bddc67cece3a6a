import type { RowOf, WageScheduleFilters } from "@guildway/api-client";
import type { wageSchedules } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Button, Card, EmptyState, Loaded, PageLoading, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { RemoveSchedule } from "./remove-schedule.tsx";
import { ScheduleItem } from "./schedule-item.tsx";
import styles from "./wage-schedules-card.module.css";
import { texts } from "./card-texts.ts";
import { wageSchedulesQuery } from "./wage-schedules-query.ts";

type Schedule = RowOf<typeof wageSchedules>;

export interface WageSchedulesCardProps {
  /** Default "Wage schedules". */
  title?: ReactNode;
  /** Which are listed. */
  filters: WageScheduleFilters;
  /** Whose a new one is; each of these can be made and edited. */
  employerProfileId: string;
  apprenticeshipId: string;
  locationId?: string | undefined;
  orgId?: string | undefined;
  accessGrant?: string | undefined;
  /** Schedules can be made and have their menu. */
  canEdit?: boolean;
  /** Deleting is up to staff. */
  canRemove?: boolean;
}

/** With fewer schedules none can be deleted, since an employer needs one. */
const leastToDelete = 2;

/** The wage schedules of an employer, with the way to a new one. */
export function WageSchedulesCard({
  title,
  filters,
  canEdit = false,
  canRemove = false,
  ...of
}: WageSchedulesCardProps) {
  const text = useTexts(texts);
  const query = useQuery(wageSchedulesQuery(filters, of.accessGrant));
  const [going, setGoing] = useState<Schedule>();
  const manage = (wageScheduleId?: string) =>
    openModal("agreements.manageWageSchedule", { ...of, wageScheduleId });
  const add = canEdit && (
    <Button icon={<Plus />} onClick={() => manage()}>
      {text.add}
    </Button>
  );
  return (
    <Card className={styles.card} title={title ?? text.title} actions={add}>
      <Loaded query={query} waiting={<PageLoading text={text.loading} />} failed={text.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text.none} text={text.noneText} />
          ) : (
            <ul className={styles.list}>
              {items.map((schedule) => (
                <ScheduleItem
                  key={schedule.id}
                  schedule={schedule}
                  // What all employers of an apprenticeship share is not one employer's to change.
                  onEdit={
                    canEdit && schedule.employerProfileId === of.employerProfileId
                      ? () => manage(schedule.id)
                      : undefined
                  }
                  onRemove={
                    canRemove && items.length >= leastToDelete
                      ? () => setGoing(schedule)
                      : undefined
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {going && <RemoveSchedule schedule={going} onClose={() => setGoing(undefined)} />}
    </Card>
  );
}
