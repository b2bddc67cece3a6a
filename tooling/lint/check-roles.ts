import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { floorFaults, type House } from "./floors.ts";

/** Who may import whom, by the role in each package.json; design: contract, rules, router and ui import nothing of ours. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  rules: [],
  router: [],
  files: [],
  ui: [],
  library: ["contract", "rules"],
  rendering: ["library", "ui", "router"],
  remote: ["library", "rendering", "ui", "router", "contract", "rules", "files"],
  site: ["library", "ui", "router", "contract", "rules"],
  shell: ["library", "ui", "router", "contract", "rules"],
  program: [],
  server: ["contract", "rules", "program", "files"],
  "front-server": ["library", "rules", "program"],
  testing: [
    "server",
    "front-server",
    "program",
    "contract",
    "rules",
    "library",
    "ui",
    "router",
    "tooling",
    "testing",
  ],
  tooling: ["library", "server", "front-server", "program", "contract", "rules", "testing"],
};

interface Package {
  name: string;
  role: string;
  folder: string;
  house: House | undefined;
}

const root = join(import.meta.dirname, "../..");
const packages = findPackages();
const roleOf = new Map(packages.map(({ name, role }) => [name, role]));
const faults = [...packages.flatMap(faultsOf), ...packages.flatMap(floorFaultsOf)];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${packages.length} packages import only what their roles and floors allow.`);

function faultsOf({ name, role, folder }: Package): string[] {
  const allowed = mayImport[role];
  if (!allowed)
    return [`${name}: "${role}" is not a role; use one of ${Object.keys(mayImport).join(", ")}.`];
  return sourceFiles(folder).flatMap((file) => {
    const forTests = /\.test\.tsx?$/.test(file) || file.endsWith("vite.config.ts");
    const source = readFileSync(file, "utf8");
    const imports = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    return imports.flatMap((path) => {
      const where = relative(root, file);
      if (path.startsWith(".")) {
        const inside = !relative(folder, join(file, "..", path)).startsWith("..");
        return inside
          ? featureFault(where, path)
          : [`${where} reaches out of its package with "${path}"; import the package by name.`];
      }
      const target = /^@guildway\/[^/]+/.exec(path)?.[0];
      if (!target || target === name) return [];
      const targetRole = roleOf.get(target);
      if (targetRole === undefined)
        return [`${where} imports ${target}, which is no package of ours.`];
      if (
        allowed.includes(targetRole) ||
        (forTests && ["testing", "library", "tooling"].includes(targetRole))
      )
        return [];
      return [
        `${where}: a ${role} may not import ${target} (a ${targetRole}). It may import: ${allowed.join(", ") || "nothing of ours"}.`,
      ];
    });
  });
}

/** A package whose package.json names its floors keeps to them; its tests may look everywhere. */
function floorFaultsOf({ folder, house }: Package): string[] {
  if (!house) return [];
  const source = join(folder, "src");
  const files = sourceFiles(source).filter((path) => !/\.test\.tsx?$/.test(path));
  return floorFaults(
    house,
    files.map((path) => ({ path: relative(source, path), text: readFileSync(path, "utf8") })),
  ).map((fault) => `${relative(root, source)}: ${fault}`);
}

/** Inside an app, features do not import each other; pages compose them. */
function featureFault(where: string, path: string): string[] {
  const own = /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(where)?.[1];
  if (!own) return [];
  const other = /^apps\/[^/]+\/src\/features\/([^/]+)/.exec(join(where, "..", path))?.[1];
  return other && other !== own
    ? [`${where} imports the feature ${other}; let a page compose the two.`]
    : [];
}

function findPackages(): Package[] {
  const folders = ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [...folders, ...["testing", "tooling", "e2e"].map((name) => join(root, name))].flatMap(
    (folder) => {
      let text: string;
      try {
        text = readFileSync(join(folder, "package.json"), "utf8");
      } catch {
        return [];
      }
      const { name, guildway } = JSON.parse(text) as {
        name: string;
        guildway?: { role?: string } & Partial<House>;
      };
      const { floors, beside = {} } = guildway ?? {};
      const house = floors && { floors, beside };
      return [{ name, role: guildway?.role ?? "none", folder, house }];
    },
  );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist"].includes(entry.name) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
