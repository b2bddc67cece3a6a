import {
  layoutWidths,
  moduleKinds,
  type ModuleType,
  mostModules,
  type PageLayout,
  type PageModule,
  pageLayouts,
} from "@guildway/api-contract";

/** The modules of the three zones. */
export type Zones = readonly [readonly PageModule[], readonly PageModule[], readonly PageModule[]];

/** A module's zone, from 0, and where it stands in it. */
export interface Place {
  zone: number;
  index: number;
}

/** The fields that hold the zones. */
export const zoneFields = ["zone1", "zone2", "zone3"] as const;

/** The zones of a dashboard, of which some may be empty. */
export function zonesOf(dashboard: Readonly<Record<string, unknown>>): Zones {
  return zoneFields.map((field) => dashboard[field] ?? []) as unknown as Zones;
}

/** The fields in which zones differ from those before. */
export function changedZones(before: Zones, now: Zones): Record<string, readonly PageModule[]> {
  const changed = zoneFields.map((field, at) => [field, now[at]!] as const);
  return Object.fromEntries(changed.filter((_, at) => now[at] !== before[at]));
}

/** How wide the zones are, of twelve columns; a dashboard without a layout has the first. */
export function widthsOf(layout: unknown): readonly number[] {
  return layoutWidths[layoutOf(layout)];
}

/** The layout of a dashboard, the first where it has none. */
export function layoutOf(layout: unknown): PageLayout {
  return pageLayouts.find((one) => one === layout) ?? pageLayouts[0];
}

/** An empty module; an assistant is a chat box, as there is no other way to show one. */
export function newModule(moduleType: ModuleType): PageModule {
  const { displays } = moduleKinds[moduleType];
  return {
    moduleType,
    selectedIds: [],
    ...(displays.length === 1 && { display: displays[0] }),
  };
}

/** The zones with a module at the end of one of them. */
export function withAdded(zones: Zones, zone: number, module: PageModule): Zones {
  return withZone(zones, zone, [...zones[zone]!, module]);
}

/** The zones with another module in a place. */
export function withChanged(zones: Zones, { zone, index }: Place, module: PageModule): Zones {
  return withZone(zones, zone, zones[zone]!.with(index, module));
}

/** The zones without the module in a place. */
export function without(zones: Zones, { zone, index }: Place): Zones {
  return withZone(zones, zone, zones[zone]!.toSpliced(index, 1));
}

/** The zones with a module in another place, which is counted as if it were not there. */
export function withMoved(zones: Zones, from: Place, to: Place): Zones {
  const module = zones[from.zone]![from.index]!;
  const left = without(zones, from);
  return withZone(left, to.zone, left[to.zone]!.toSpliced(to.index, 0, module));
}

/** The zones with the modules of two of them changed for each other. */
export function withSwapped(zones: Zones, one: number, other: number): Zones {
  return withZone(withZone(zones, one, zones[other]!), other, zones[one]!);
}

/** One place nearer to the beginning, from the first of a zone the last of the zone before; none where there is no room. */
export function earlier(zones: Zones, { zone, index }: Place): Place | undefined {
  if (index > 0) return { zone, index: index - 1 };
  return zone > 0 && hasRoom(zones, zone - 1)
    ? { zone: zone - 1, index: zones[zone - 1]!.length }
    : undefined;
}

/** One place nearer to the end, from the last of a zone the first of the zone after; none where there is no room. */
export function later(zones: Zones, { zone, index }: Place): Place | undefined {
  if (index < zones[zone]!.length - 1) return { zone, index: index + 1 };
  return zone < zones.length - 1 && hasRoom(zones, zone + 1)
    ? { zone: zone + 1, index: 0 }
    : undefined;
}

/** The place of what is put before another module; none where it would not move, or there is no room. */
export function landing(zones: Zones, from: Place, before: Place): Place | undefined {
  const { zone } = before;
  const isSameZone = zone === from.zone;
  if (!isSameZone && !hasRoom(zones, zone)) return undefined;
  const index = before.index - (isSameZone && from.index < before.index ? 1 : 0);
  return isSameZone && index === from.index ? undefined : { zone, index };
}

/** Where a module stands after one was moved. */
export function followed({ zone, index }: Place, from: Place, to: Place): Place {
  if (zone === from.zone && index === from.index) return to;
  const left = zone === from.zone && index > from.index ? index - 1 : index;
  return { zone, index: zone === to.zone && left >= to.index ? left + 1 : left };
}

/** Whether a zone takes one more module. */
export function hasRoom(zones: Zones, zone: number): boolean {
  return zones[zone]!.length < mostModules;
}

function withZone(zones: Zones, zone: number, modules: readonly PageModule[]): Zones {
  return zones.with(zone, modules) as unknown as Zones;
}
