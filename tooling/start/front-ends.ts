import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's root. */
export const root = join(import.meta.dirname, "../..");

/** One program that serves part of the product. */
export interface Program {
  name: string;
  port: number;
  /** What its address is for, in a word or two. */
  purpose: string;
}

const offsets: Record<string, { offset: number; purpose: string }> = {
  shell: { offset: 0, purpose: "staff and public, one domain" },
  "admin-console": { offset: 1, purpose: "remote" },
  "career-pathways": { offset: 2, purpose: "remote, and alone" },
  agreements: { offset: 3, purpose: "remote" },
  assistant: { offset: 4, purpose: "remote, and alone" },
  "api-explorer": { offset: 5, purpose: "remote" },
  "public-pages": { offset: 6, purpose: "remote" },
  "login-site": { offset: 10, purpose: "central sign-in" },
  "provider-api": { offset: 20, purpose: "API" },
  "partner-page": {
    offset: 30,
    purpose: "a partner's pages that embed Career Pathways and the assistant",
  },
};

/** The programs that this checkout has, each with its port. A new remote takes the first free port after the others. */
export function programs(basePort: number): Program[] {
  // What serves a front end is no front end itself.
  const names = [...appNames().filter((name) => roleOf(name) !== "front-server"), "partner-page"];
  let next = 40;
  return names
    .map((name) => {
      const { offset, purpose } = offsets[name] ?? { offset: next++, purpose: "remote" };
      return { name, port: basePort + offset, purpose };
    })
    .toSorted((a, b) => a.port - b.port);
}

/** The apps that are remotes, by the role in their package.json. */
export function remoteNames(): string[] {
  return appNames().filter((name) => roleOf(name) === "remote");
}

function appNames(): string[] {
  const entries = readdirSync(join(root, "apps"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function roleOf(app: string): string | undefined {
  const { guildway } = JSON.parse(
    readFileSync(join(root, "apps", app, "package.json"), "utf8"),
  ) as {
    guildway?: { role?: string };
  };
  return guildway?.role;
}
