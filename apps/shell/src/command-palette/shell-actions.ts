import { signOut } from "@guildway/auth";
import { openModal } from "@guildway/federation";
import { chooseLanguage, chooseTheme, type UiLang, useLanguage, useTexts } from "@guildway/ui";
import CircleHelp from "lucide-react/icons/circle-help";
import CircleUser from "lucide-react/icons/circle-user";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Sun from "lucide-react/icons/sun";

import { sectionPath, sections } from "../account/layout/sections.ts";
import { texts as accountTexts } from "../account/layout/texts.ts";
import type { Entry } from "./entry.ts";
import type { Given } from "./given.ts";
import { texts } from "./palette-texts.ts";

const themes = [
  ["light", Sun],
  ["dark", Moon],
  ["system", Monitor],
] as const;

/** What the shell itself offers to do. */
export function useShellActions({ startAnew }: Given): Entry[] {
  const text = useTexts(texts);
  const account = useTexts(accountTexts);
  const other: UiLang = useLanguage() === "en" ? "es" : "en";
  return [
    ...themes.map(([theme, Icon]) => ({
      key: `theme ${theme}`,
      name: text.theme[theme],
      also: text.look,
      Icon,
      does: { run: () => chooseTheme(theme) },
    })),
    {
      key: "language",
      name: text.otherLanguage,
      also: text.language,
      Icon: Languages,
      does: { run: () => chooseLanguage(other) },
    },
    {
      key: "start anew",
      name: text.startAnew,
      also: text.startAnewText,
      Icon: RefreshCw,
      does: { run: startAnew },
    },
    {
      key: "cheatsheet",
      name: text.cheatsheet,
      also: text.help,
      Icon: CircleHelp,
      does: { run: () => openModal("shell.markdownCheatsheet", {}) },
    },
    ...sections.map((section) => ({
      key: `action ${sectionPath(section)}`,
      name: account.sections[section],
      also: account.account,
      Icon: CircleUser,
      does: { to: sectionPath(section) },
    })),
    {
      key: "sign out",
      name: text.signOut,
      also: account.account,
      Icon: LogOut,
      does: { run: () => void signOut() },
    },
  ];
}
