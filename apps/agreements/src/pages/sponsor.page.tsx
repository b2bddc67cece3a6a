import { useAuth } from "@guildway/auth";
import { LookAfterLocations } from "../features/look-after-locations/look-after-locations.tsx";

/** What somebody who manages locations signs there and looks after. */
export default function SponsorPage() {
  const auth = useAuth();
  return auth.status === "signed-in" ? (
    <LookAfterLocations userId={auth.user.id} timeZone={auth.organization.timeZone ?? null} />
  ) : null;
}
