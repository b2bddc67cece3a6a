import { employerProfiles } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { Item } from "./item.tsx";
import type { Places } from "./look-after-locations.tsx";
import { ofPlaces } from "./of-places-query.ts";
import { PagedList } from "./paged-list.tsx";
import { texts } from "./texts.ts";

/** The employers of some locations, by name. */
export function EmployerList({ places }: { places: Places }) {
  const text = useTexts(texts);
  const asked = { record: employerProfiles, filters: ofPlaces(places.ids), order: "name" };
  return (
    <PagedList title={text.tabs.employers} asked={asked} none={text.none.employers}>
      {({
        id,
        name,
        contactFirstName,
        contactLastName,
        contactTitle,
        contactEmail,
        contactPhone,
        totalEmployees,
        locationId,
      }) => (
        <Item
          key={id}
          title={name ?? text.noName}
          facts={[
            [contactFirstName, contactLastName].filter(Boolean).join(" "),
            contactTitle,
            contactEmail,
            contactPhone,
            typeof totalEmployees === "number" ? text.employees(totalEmployees) : undefined,
            places.nameOf(locationId),
          ]}
        />
      )}
    </PagedList>
  );
}
