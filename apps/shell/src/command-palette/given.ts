import type { RemoteRoute } from "../start/remote-routes.ts";

/** What the page hands to the palette, whose own file then needs nothing of the page's. */
export interface Given {
  routes: readonly RemoteRoute[];
  /** Whether an address is open to who is signed in. */
  opens(address: string): boolean;
  /** The groups of the side bar, in words. */
  groups: Readonly<Record<string, string>>;
  /** The key with which commands are given, in words. */
  command: string;
  /** Where a browser keeps what was opened. */
  storedAt: string;
  /** Asks anew for what the page shows. */
  startAnew(): void;
  close(): void;
}
