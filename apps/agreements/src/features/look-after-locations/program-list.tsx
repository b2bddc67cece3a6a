import type { RowOf } from "@guildway/api-client";
import { apprenticeships } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Button, useTexts, VisuallyHidden } from "@guildway/ui";
import Plus from "lucide-react/icons/plus";
import { dayOf } from "../../paper/shown.ts";
import { Item } from "./item.tsx";
import type { Places } from "./look-after-locations.tsx";
import { ofPlaces } from "./of-places-query.ts";
import { PagedList } from "./paged-list.tsx";
import { texts } from "./texts.ts";

/** The training programs of some locations; each leads to a new wage schedule of its employer. */
export function ProgramList({ places }: { places: Places }) {
  const text = useTexts(texts);
  const asked = {
    record: apprenticeships,
    filters: ofPlaces(places.ids),
    order: "occupationName",
  };
  return (
    <PagedList title={text.tabs.programs} asked={asked} none={text.none.programs}>
      {(program) => (
        <Item
          key={program.id}
          title={program.occupationName ?? text.noName}
          facts={[
            typeof program.ojtHours === "number" ? text.ojtHours(program.ojtHours) : undefined,
            typeof program.instructionHours === "number"
              ? text.instructionHours(program.instructionHours)
              : undefined,
            [dayOf(program.startDate), dayOf(program.expectedEndDate)].filter(Boolean).join(" – "),
            places.nameOf(program.locationId),
          ]}
          action={<NewSchedule program={program} />}
        />
      )}
    </PagedList>
  );
}

function NewSchedule({ program }: { program: RowOf<typeof apprenticeships> }) {
  const text = useTexts(texts);
  const { id, orgId, employerProfileId, locationId, occupationName } = program;
  if (!employerProfileId) return null;
  const make = () =>
    openModal("agreements.manageWageSchedule", {
      apprenticeshipId: id,
      employerProfileId,
      locationId: locationId ?? undefined,
      orgId: orgId ?? undefined,
    });
  return (
    <Button icon={<Plus />} onClick={make}>
      {text.newSchedule}
      <VisuallyHidden>: {occupationName}</VisuallyHidden>
    </Button>
  );
}
