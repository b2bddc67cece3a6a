import { Button, defineTexts, useTexts } from "@guildway/ui";
import { calendarFile } from "@guildway/ui/calendar-file";
import { saveFile } from "@guildway/ui/save-file";
import CalendarPlus from "lucide-react/icons/calendar-plus";

const texts = defineTexts(
  {
    remind: "Remind me in 4 weeks",
    title: (occupation: string) => `My training plan: ${occupation}`,
    file: "training-plan.ics",
  },
  {
    remind: "Recordarme en 4 semanas",
    title: (occupation: string) => `Mi plan de capacitación: ${occupation}`,
    file: "plan-de-capacitacion.ics",
  },
);

const days = 28;

/** The day that it is where the visitor is. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** Hands out a reminder of the plan for the visitor's own calendar. */
export function RemindButton({
  id,
  occupation,
  address,
}: {
  id: string;
  occupation: string;
  address: string;
}) {
  const text = useTexts(texts);
  const give = () => {
    const written = new Date();
    const on = new Date(written);
    on.setDate(on.getDate() + days);
    const day = { id, title: text.title(occupation), address, on: dayOf(on), reminds: true };
    const file = calendarFile([day], written);
    saveFile(new Blob([file], { type: "text/calendar" }), text.file);
  };
  return (
    <Button icon={<CalendarPlus aria-hidden="true" />} onClick={give}>
      {text.remind}
    </Button>
  );
}
