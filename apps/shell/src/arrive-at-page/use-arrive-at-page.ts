import type { RemoteRoute } from "../start/remote-routes.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { usePageTitle } from "./use-page-title.ts";
import { useScrollOnArrival } from "./use-scroll-on-arrival.ts";

/** What a full page load would do by itself: title, focus and scroll. */
export function useArriveAtPage(routes: readonly RemoteRoute[]): void {
  usePageTitle(routes);
  useFocusOnArrival();
  useScrollOnArrival();
}
