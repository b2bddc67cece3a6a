import { fillPath, type Query } from "./fill-path.ts";
import type { RemoteManifest } from "./manifest.ts";
import { findManifest } from "./registry.ts";

/** Every remote adds itself here from its manifest file (`declare module`), so that names are checked with no import between remotes. */
export interface KnownRemotes {}

type Id = keyof KnownRemotes & string;
type PagesOf<R extends Id> = KnownRemotes[R] extends RemoteManifest
  ? KnownRemotes[R]["pages"]
  : never;

/** The names that a link can have, `remote.page`. */
export type PageName = { [R in Id]: `${R}.${keyof PagesOf<R> & string}` }[Id];

type PathOf<Name extends PageName> = Name extends `${infer R extends Id}.${infer P}`
  ? P extends keyof PagesOf<R>
    ? PagesOf<R>[P] extends { path: infer Path extends string }
      ? Path
      : never
    : never
  : never;

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | Segment<Tail>
  : Path;
type Required<Path extends string> =
  Segment<Path> extends infer S
    ? S extends `:${string}?`
      ? never
      : S extends `:${infer Key}`
        ? Key
        : never
    : never;
type Optional<Path extends string> =
  Segment<Path> extends infer S ? (S extends `:${infer Key}?` ? Key : never) : never;

/** What a page's path asks for, read from its `:name` segments. */
export type PageParams<Name extends PageName> = { [Key in Required<PathOf<Name>>]: string } & {
  [Key in Optional<PathOf<Name>>]?: string;
};

type LinkArguments<Name extends PageName> = [Required<PathOf<Name>>] extends [never]
  ? [params?: PageParams<Name>, query?: Query]
  : [params: PageParams<Name>, query?: Query];

/** The address of a page by name; a page that no release has leads to the "No page found" screen. */
export function linkTo<Name extends PageName>(
  name: Name,
  ...[params, query]: LinkArguments<Name>
): string {
  const [id = "", page = ""] = name.split(".");
  const pattern = findManifest(id)?.pages[page]?.path;
  return pattern === undefined ? noPage : fillPath(pattern, { ...params }, query);
}

/** The shell's fallback screen. */
const noPage = "/404";
