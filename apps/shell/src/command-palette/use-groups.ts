import { useAuth } from "@guildway/auth";
import type { FoundRecord } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";

import type { Entry, Group } from "./entry.ts";
import type { Given } from "./given.ts";
import { recordGroups, roomsOf } from "./find-records.ts";
import { fit } from "./match-words.ts";
import { texts } from "./palette-texts.ts";
import { recentlyOpened } from "./recently-opened.ts";
import { iconOf } from "./record-icons.ts";
import { remoteActionEntries, screenEntries } from "./screens.ts";
import { useShellActions } from "./shell-actions.ts";

/** What the palette offers for what was typed: at first everything there is to open and do, with what was opened last above it. */
export function useGroups(typed: string, found: readonly FoundRecord[], given: Given): Group[] {
  const { routes, opens, groups, storedAt } = given;
  const text = useTexts(texts);
  const lang = useLanguage();
  const auth = useAuth();
  const shellActions = useShellActions(given);
  if (auth.status !== "signed-in") return [];
  const { role } = auth.user;
  const home: Entry = { key: "screen home", name: text.home, Icon: House, does: { to: "/" } };
  const screens = [...(opens("/") ? [home] : []), ...screenEntries(routes, role, lang, groups)];
  const actions = [...remoteActionEntries(routes, role, lang), ...shellActions];
  const titled = (title: string, entries: readonly Entry[]) =>
    entries.length > 0 ? [{ title, entries }] : [];

  if (typed.trim() === "") {
    const opened = recentlyOpened(storedAt, auth.user)
      .filter(({ to }) => opens(to))
      .map(({ to, name, also, recordType }) => ({
        key: `recent ${to}`,
        name,
        also,
        Icon: recordType ? iconOf(recordType) : History,
        does: { to },
      }));
    return [
      ...titled(text.recent, opened),
      ...titled(text.screens, screens),
      ...titled(text.actions, actions),
    ];
  }

  const near = (entries: readonly Entry[], isNear: (fit: number) => boolean) =>
    entries
      .map((entry) => ({ entry, fits: fit(typed, entry.name) ?? Infinity }))
      .filter(({ fits }) => fits < Infinity && isNear(fits))
      .toSorted((one, other) => one.fits - other.fits)
      .map(({ entry }) => entry);
  const isNear = (fits: number) => fits <= 1;
  const isFar = (fits: number) => fits > 1;
  const standing = [
    ...titled(text.screens, near(screens, isNear)),
    ...titled(text.actions, near(actions, isNear)),
  ];
  return [
    ...standing.map((group) => ({ ...group, stands: true as const })),
    ...recordGroups(found, roomsOf(routes, role), lang),
    ...titled(text.screens, near(screens, isFar)),
    ...titled(text.actions, near(actions, isFar)),
  ];
}
