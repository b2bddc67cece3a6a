import { recordsOf, type RowOf } from "@guildway/api-client";
import { wageSchedules } from "@guildway/api-contract";
import { ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { texts } from "./card-texts.ts";
import { wageSchedulesKey } from "./wage-schedules-query.ts";

interface Props {
  schedule: RowOf<typeof wageSchedules>;
  onClose(): void;
}

/** Asks whether a wage schedule shall go. */
export function RemoveSchedule({ schedule, onClose }: Props) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => recordsOf(wageSchedules).remove(schedule.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: wageSchedulesKey });
      showToast("success", text.removed);
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.wrong, { subject: "wage-schedule" });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={text.ask(schedule.title ?? "")}
      text={text.askText}
      primaryLabel={text.confirm}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync().catch(() => undefined)}
    />
  );
}
