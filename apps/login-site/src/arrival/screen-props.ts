import type { Arrival } from "./arrival.ts";
import type { OrganizationHere } from "./use-organization.ts";

/** What every screen is given: why the visitor came, and to whom. */
export interface ScreenProps {
  arrival: Arrival;
  here: OrganizationHere;
}
