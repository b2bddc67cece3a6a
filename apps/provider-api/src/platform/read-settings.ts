import * as z from "zod/mini";

/** What the defaults of other settings go by. */
export interface Place {
  mode: "demo" | "production";
  basePort: number;
  /** The address of a program of ours on this machine, by its distance from the first. */
  local(offset: number): string;
}

/** One setting: its name in the environment, what it must be, and what it is where it is not set. */
export interface Setting<T> {
  name: string;
  schema: z.ZodMiniType<unknown, string>;
  otherwise(place: Place): T;
  isNeededInProduction: boolean;
  /** Production does not start without it. */
  neededInProduction(): Setting<T>;
}

/** Settings that count together: undefined unless all that are `needed` are set. */
export interface Group<T> {
  parts: Readonly<Record<string, Setting<unknown>>>;
  needed: readonly string[];
  /** Only for the compiler. */
  read?: T;
}

/** What reading a table of settings gives. */
export type Read<Table> = {
  [K in keyof Table]: Table[K] extends Setting<infer T>
    ? T
    : Table[K] extends Group<infer T>
      ? T | undefined
      : never;
};

/** Describes a setting; without a default it is undefined where it is not set. */
export function setting<T>(name: string, schema: z.ZodMiniType<T, string>): Setting<T | undefined>;
export function setting<T>(
  name: string,
  schema: z.ZodMiniType<T, string>,
  otherwise: (place: Place) => NoInfer<T>,
): Setting<T>;
export function setting<T>(
  name: string,
  schema: z.ZodMiniType<T, string>,
  otherwise: (place: Place) => T | undefined = () => undefined,
): Setting<T | undefined> {
  const described = { name, schema, otherwise, isNeededInProduction: false };
  return {
    ...described,
    neededInProduction() {
      return { ...this, isNeededInProduction: true };
    },
  };
}

/** Describes settings that count together; those that are needed are named after them. */
export function group<Parts extends Record<string, Setting<never> | Setting<unknown>>>(
  parts: Parts,
) {
  return <Needed extends keyof Parts & string>(
    ...needed: Needed[]
  ): Group<{
    [K in keyof Parts]: Parts[K] extends Setting<infer T>
      ? K extends Needed
        ? NonNullable<T>
        : T
      : never;
  }> => ({ parts: parts as Record<string, Setting<unknown>>, needed });
}

type Table = Readonly<Record<string, Setting<never> | Setting<unknown> | Group<unknown>>>;

/** The names of a table's settings, and how they are read: all faults in one error. */
export function settingsOf<T extends Table>(table: T) {
  const rows = Object.entries(table) as [string, Setting<unknown> | Group<unknown>][];
  const all = rows.flatMap(([, row]) => ("parts" in row ? Object.values(row.parts) : [row]));

  const read = (
    env: Readonly<Record<string, string | undefined>>,
    faultsAmong: (settings: Read<T>) => readonly string[],
  ): Read<T> => {
    const faults: string[] = [];
    const given = new Map<string, unknown>();
    for (const { name, schema } of all) {
      if (!env[name]) continue;
      const parsed = schema.safeParse(env[name]);
      if (parsed.success) given.set(name, parsed.data);
      else faults.push(...parsed.error.issues.map(({ message }) => `${name} ${message}`));
    }
    const valueOf = ({ name, otherwise }: Setting<unknown>, place: Place) =>
      given.has(name) ? given.get(name) : otherwise(place);
    const place = placeOf(table, valueOf);
    if (place.mode === "production")
      for (const { name, isNeededInProduction } of all)
        if (isNeededInProduction && !env[name]) faults.push(`${name} is required in production`);
    const values = rows.map(([key, row]) => [
      key,
      "parts" in row
        ? groupOf(row, env, faults, (part) => valueOf(part, place))
        : valueOf(row, place),
    ]);
    const settings = Object.fromEntries(values) as Read<T>;
    faults.push(...faultsAmong(settings));
    if (faults.length > 0) throw new Error(inOneLine(faults));
    return settings;
  };
  return { names: all.map(({ name }) => name), read };
}

function placeOf(table: Table, valueOf: (row: Setting<unknown>, place: Place) => unknown): Place {
  const first = { mode: "demo", basePort: 0, local: () => "" } as const;
  const mode = valueOf(table["mode"] as Setting<unknown>, first) as Place["mode"];
  const basePort = valueOf(table["basePort"] as Setting<unknown>, first) as number;
  return { mode, basePort, local: (offset) => `http://localhost:${basePort + offset}` };
}

function groupOf(
  { parts, needed }: Group<unknown>,
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
  valueOf: (part: Setting<unknown>) => unknown,
): unknown {
  const namesNeeded = needed.map((key) => parts[key]!.name);
  const set = namesNeeded.filter((name) => env[name]);
  if (set.length === 0) return undefined;
  if (set.length < namesNeeded.length) faults.push(`${namesNeeded.join(" and ")} go together`);
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, valueOf(part)]));
}

function inOneLine(faults: readonly string[]): string {
  return faults.length === 1
    ? `A setting is wrong: ${faults[0]}.`
    : `${faults.length} settings are wrong: ${faults.join("; ")}.`;
}
