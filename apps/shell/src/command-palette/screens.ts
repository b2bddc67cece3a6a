import { mayEnter } from "@guildway/auth";
import type { Role } from "@guildway/api-contract";
import { plainAddress, said } from "@guildway/federation";
import type { UiLang } from "@guildway/ui";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Plus from "lucide-react/icons/plus";

import type { RemoteRoute } from "../start/remote-routes.ts";
import type { Entry } from "./entry.ts";

/** The screens that stand in the side bar or are a visitor's door and that this person may enter. */
export function screenEntries(
  routes: readonly RemoteRoute[],
  role: Role | undefined,
  lang: UiLang,
  groups: Readonly<Record<string, string>>,
): Entry[] {
  return routes.flatMap(({ id, page, path, access, navigation, door }) => {
    const label = navigation?.label ?? door?.title;
    const to = plainAddress(path);
    if (label === undefined || to === undefined || !mayEnter(access, role)) return [];
    const group = navigation?.group ?? "";
    const also = groups[group] ?? group;
    return {
      key: `screen ${id}.${page}`,
      name: said(label, lang),
      also: also || undefined,
      Icon: PanelsTopLeft,
      does: { to },
    };
  });
}

/** What the remotes offer to do and this person may. */
export function remoteActionEntries(
  routes: readonly RemoteRoute[],
  role: Role | undefined,
  lang: UiLang,
): Entry[] {
  return routes.flatMap(({ id, page, access, navigation, actions = [] }) =>
    actions
      .filter((action) => mayEnter(access, role) && mayEnter(action.access ?? access, role))
      .map(({ label, path }) => ({
        key: `action ${id}.${page} ${path}`,
        name: label[lang],
        also: navigation && said(navigation.label, lang),
        Icon: Plus,
        does: { to: path },
      })),
  );
}
