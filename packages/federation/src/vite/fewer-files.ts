import type { Plugin, Rolldown } from "vite";
import { comesLater } from "./comes-later.ts";
import { pagesWith } from "./pages-with.ts";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
type Group = NonNullable<Splitting["groups"]>[number];

/**
 * Puts what is fetched together into one file, since a browser opens six connections to an origin. The sharing plugin sets
 * groups of its own that outrank a configuration's, so they are replaced where the plugins have had their say.
 */
export function fewerFiles(groups: Group[]): Plugin {
  return {
    name: "guildway:fewer-files",
    apply: "build",
    enforce: "post",
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
  };
}

/** What an app itself consists of. */
const ownCode = /\/apps\/[^/]+\/(?:src\/|index\.html)/;

const isNoContract = (id: string) => !id.includes("/api-contract/src/");

/** What is fetched once it is used: of the contract, a shell begins with its session alone. */
const later =
  /toast-container|react-toastify|@simplewebauthn|\/packages\/rules\/|\/api-contract\/src\/(?:endpoints\/(?!identity)|records?[./]|one-line|mail-address)|\/ui\/src\/(?:forms\/(?!draft)|fields\/|dialogs\/)/;

/** Everything that every page of the shell needs but its own code, which has to run after the shares are there; with all styles, so that they are one file too. */
export const shellFiles: Group[] = [
  {
    name: (module, graph) => (later.test(module) || isWaitedFor(graph, module) ? null : "boot"),
    test: (id) => !ownCode.test(id) || id.endsWith(".css"),
  },
];

const isWaitedFor = (graph: Rolldown.ChunkingContext, module: string) =>
  comesLater(
    module,
    (id) => ownCode.test(id),
    (id) => graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] },
  );

/** Everything that a front end needs which stands alone, and what its pages, so many in number, need besides. */
export const standaloneFiles = (pages: number): Group[] => [
  { name: "boot", tags: ["$initial"] },
  ...filesOfPages(pages),
];

/** The runtime that a remote brings, what all its code needs, and a file for each of its pages, so many in number; the wrappers of shares may only run after the entry. */
export const remoteFiles = (pages: number): Group[] => [
  { name: "federation", test: /@module-federation\/runtime|mf-external-runtime-core/ },
  {
    name: "shares",
    test: /loadShare|\/react\/(?:cjs\/react-)?jsx-runtime|\/zod\/|\/src\/remote\.tsx|\/federation\/src\/lazy-file|rolldown\/runtime/,
  },
  ...filesOfPages(pages),
];

/**
 * A file for what many pages need, one for what the same few of them share, where pages are few one for what a page shares
 * with what another one fetches later, and one for each page; a group takes along what its modules import, so what most share
 * goes first. What is of the contract goes along with what uses it: by its one door, every page would need all of it; so what
 * several pages share and takes of the contract is for all, and where pages are few, so are all records that they use.
 */
function filesOfPages(pages: number): Group[] {
  const few = pages / 10;
  const grouped = (
    name: (of: string[], isLater: boolean, takesContract: boolean) => string | undefined,
  ): Group => ({
    name(module, graph) {
      const { atOnce, later } = pagesIn(graph, module);
      const isLater = [...later].some((page) => !atOnce.has(page));
      return name([...atOnce].toSorted(), isLater, takesOfContract(graph, module)) ?? null;
    },
    test: isNoContract,
  });
  return [
    grouped(({ length }, _, takesContract) =>
      length > 1 && (length > few || takesContract) ? "pages" : undefined,
    ),
    ...(few < 1 ? [{ name: "pages", test: /\/api-contract\/src\/record/ }] : []),
    grouped((of) => (of.length > 1 ? of.join("-") : undefined)),
    grouped(([page], isLater) => (few < 1 && page && isLater ? `${page}-and-later` : undefined)),
    grouped(([page]) => page),
  ];
}

const takesOfContract = (graph: Rolldown.ChunkingContext, module: string) =>
  graph.getModuleInfo(module)?.importedIds.some((id) => !isNoContract(id)) ?? false;

const nobody = { importers: [], dynamicImporters: [] };

const pagesIn = (graph: Rolldown.ChunkingContext, module: string) =>
  pagesWith(module, (imported) => graph.getModuleInfo(imported) ?? nobody);
