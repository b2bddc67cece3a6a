import { useQuery } from "@tanstack/react-query";
import { defaultLocationQuery, locationQuery } from "../../plan/queries.ts";
import { useRecipient } from "../../plan/use-recipient.ts";

/** Whom to turn to with a plan, in lines: who made it possible, and where they are if that is public. */
export function useContact(
  orgId: string | null | undefined,
  locationId: string | null | undefined,
): string[] {
  const recipient = useRecipient(orgId, locationId);
  const named = useQuery({ ...locationQuery(locationId ?? ""), enabled: Boolean(locationId) });
  const usual = useQuery({
    ...defaultLocationQuery(orgId ?? ""),
    enabled: Boolean(orgId) && !locationId,
  });
  const location = locationId ? named.data : usual.data;
  const street = [location?.addressLine1, location?.addressLine2].filter(Boolean).join(", ");
  const region = [location?.addressState, location?.addressPostalCode].filter(Boolean).join(" ");
  const town = [location?.addressCity, region].filter(Boolean).join(", ");
  return [recipient?.name, recipient?.contact, location?.name, street, town].flatMap(
    (line) => line || [],
  );
}
