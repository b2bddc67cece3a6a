import type { Program } from "./front-ends.ts";

/** What the start command says when everything answers: the addresses, and in a demo who opens what. */
export function announcement(all: readonly Program[], isDemo: boolean): string {
  const addresses = all.map(({ name, port, purpose }) => ({
    what: name,
    words: `http://${name === "partner-page" ? "127.0.0.1" : "localhost"}:${port}  (${purpose})`,
  }));
  return [
    "",
    "Guildway is running.",
    "",
    ...inColumns(addresses),
    "",
    ...(isDemo ? signIns(all.find(({ name }) => name === "shell")?.port) : []),
    "Ctrl-C stops everything.",
  ].join("\n");
}

/** Only the super admin role enters the console; the other accounts open what everybody may. */
function signIns(port: number | undefined): string[] {
  const accounts = [
    {
      what: "superadmin@guildway.test",
      words: `the console, http://localhost:${port}/users, and all below`,
    },
    { what: "readonly@keystone.test", words: "the same, but courses are read-only" },
    {
      what: "owner@, admin@, teacher@, student@",
      words: `Career Pathways, http://localhost:${port}/external/pathways`,
    },
  ];
  return [
    "Demo sign-ins, password guildway-demo for all, and what each opens:",
    "",
    ...inColumns(accounts),
    "  The last four exist at keystone.test, valley-college.test and riverbend.test; the console sends them away.",
    "",
  ];
}

function inColumns(lines: readonly { what: string; words: string }[]): string[] {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines.map(({ what, words }) => `  ${what.padEnd(width)}  ${words}`);
}
