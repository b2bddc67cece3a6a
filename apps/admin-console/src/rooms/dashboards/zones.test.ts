import type { PageModule } from "@guildway/api-contract";
import { describe, expect, it } from "vitest";
import {
  changedZones,
  earlier,
  followed,
  landing,
  later,
  newModule,
  type Place,
  widthsOf,
  withMoved,
  withSwapped,
  type Zones,
  zonesOf,
} from "./zones.ts";

const one = (id: string): PageModule => ({ moduleType: "MATERIAL", selectedIds: [id] });
const zonesIn = (text: string) =>
  text.split("|").map((zone) => zone.split("").map(one)) as unknown as Zones;
const inText = (zones: Zones) =>
  zones.map((zone) => zone.map(({ selectedIds }) => selectedIds![0]).join("")).join("|");
const at = (zone: number, index: number): Place => ({ zone, index });

it("IN-9.15 the zones of the layouts are 6, 6 and 12 or 12, 6 and 6 columns wide", () => {
  expect(widthsOf("layout1")).toEqual([6, 6, 12]);
  expect(widthsOf("layout2")).toEqual([12, 6, 6]);
  expect(widthsOf(null)).toEqual([6, 6, 12]);
});

describe("a module is moved", () => {
  it.each([
    ["ab|c|", at(0, 0), at(0, 1), "ba|c|"],
    ["ab|c|", at(0, 1), at(1, 0), "a|bc|"],
    ["ab|c|", at(1, 0), at(2, 0), "ab||c"],
    ["ab|c|", at(1, 0), at(0, 2), "abc||"],
  ])("in %s from %j to %j", (before, from, to, after) => {
    expect(inText(withMoved(zonesIn(before), from, to))).toBe(after);
  });

  it("step by step through all zones and back again", () => {
    let zones = zonesIn("ab||c");
    const seen: string[] = [];
    for (const step of [later, earlier]) {
      let place: Place | undefined = step === later ? at(0, 0) : at(2, 1);
      for (let to = step(zones, place); to; to = step(zones, place)) {
        zones = withMoved(zones, place, to);
        place = to;
        seen.push(inText(zones));
      }
    }
    expect(seen).toEqual(["ba||c", "b|a|c", "b||ac", "b||ca", "b||ac", "b|a|c", "ba||c", "ab||c"]);
  });

  it("not into a zone that is full", () => {
    const full = zonesIn(`a|${"b".repeat(50)}|c`);
    expect(later(full, at(0, 0))).toBeUndefined();
    expect(earlier(full, at(2, 0))).toBeUndefined();
    expect(landing(full, at(0, 0), at(1, 3))).toBeUndefined();
    expect(landing(full, at(1, 0), at(1, 3))).toEqual(at(1, 2));
  });

  it("to where it is dropped, which is counted without it", () => {
    const zones = zonesIn("abc|d|");
    const dropped = (from: Place, before: Place) => {
      const to = landing(zones, from, before);
      return to && inText(withMoved(zones, from, to));
    };
    expect(dropped(at(0, 0), at(0, 3))).toBe("bca|d|");
    expect(dropped(at(0, 2), at(0, 0))).toBe("cab|d|");
    expect(dropped(at(0, 0), at(1, 1))).toBe("bc|da|");
    expect(dropped(at(0, 1), at(0, 1))).toBeUndefined();
    expect(dropped(at(0, 1), at(0, 2))).toBeUndefined();
  });
});

it("what is open is followed to where it stands after another was moved", () => {
  const zones = zonesIn("abc|de|f");
  const places = zones.flatMap((modules, zone) => modules.map((_, index) => at(zone, index)));
  for (const from of places)
    for (const to of [earlier(zones, from), later(zones, from)].filter((place) => !!place)) {
      const moved = withMoved(zones, from, to);
      for (const place of places) {
        const now = followed(place, from, to);
        expect(moved[now.zone]![now.index]).toBe(zones[place.zone]![place.index]);
      }
    }
});

it("two zones are changed for each other, and only they are sent", () => {
  const zones = zonesIn("a|bc|d");
  const swapped = withSwapped(zones, 0, 2);
  expect(inText(swapped)).toBe("d|bc|a");
  expect(Object.keys(changedZones(zones, swapped))).toEqual(["zone1", "zone3"]);
  expect(inText(zonesOf({ zone1: null, ...changedZones(zones, swapped) }))).toBe("d||a");
});

it("IN-3.39 an assistant is shown as a chat box", () => {
  expect(newModule("ASSISTANT").display).toBe("chatBox");
  expect(newModule("MATERIALS_LIST")).not.toHaveProperty("display");
});
