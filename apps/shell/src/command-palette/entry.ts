import type { ComponentType } from "react";

/** One thing that the palette offers: an address to go to, or something to do at once. */
export interface Entry {
  key: string;
  name: string;
  /** What tells it from others of its name. */
  also?: string | undefined;
  Icon: ComponentType<{ size?: number }>;
  does: { to: string } | { run(): void };
}

/** Entries under a title, in their order. */
export interface Group {
  title: string;
  entries: readonly Entry[];
  /** Stands above whatever the server may still find. */
  stands?: true;
}
