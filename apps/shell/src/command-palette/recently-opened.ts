import type { SessionUser } from "@guildway/api-contract";
import { safeStorage } from "@guildway/ui";

/** A record or a screen that was opened from the palette. */
export interface Opened {
  to: string;
  name: string;
  also?: string | undefined;
  /** Of a record its type. */
  recordType?: string | undefined;
}

const most = 6;

/** What a person opened from the palette in this browser, the last first. */
export function recentlyOpened(storedAt: string, { id }: SessionUser): Opened[] {
  try {
    const kept: unknown = JSON.parse(safeStorage.get(storedAt) ?? "null");
    if (!isKept(kept) || kept.userId !== id) return [];
    return kept.opened.filter(isOpened).slice(0, most);
  } catch {
    return [];
  }
}

/** Notes what is opened now. */
export function noteOpened(storedAt: string, user: SessionUser, opened: Opened): void {
  const others = recentlyOpened(storedAt, user).filter(({ to }) => to !== opened.to);
  const kept = { userId: user.id, opened: [opened, ...others].slice(0, most) };
  safeStorage.set(storedAt, JSON.stringify(kept));
}

function isKept(kept: unknown): kept is { userId: string; opened: unknown[] } {
  return typeof kept === "object" && kept !== null && Array.isArray((kept as never)["opened"]);
}

function isOpened(opened: unknown): opened is Opened {
  const { to, name } = (opened ?? {}) as Partial<Opened>;
  return typeof to === "string" && /^\/(?!\/)/.test(to) && typeof name === "string";
}
