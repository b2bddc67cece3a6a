import type { ApprenticeableOccupation } from "@guildway/api-contract";
import { expect, it } from "vitest";
import { orderApprenticeships } from "./order-apprenticeships.ts";

const row = (Title: string, RapidsCode: string, hours: number | null) =>
  ({
    Title,
    RapidsCode,
    Type: hours === null ? "CB" : "TB",
    HoursMin: hours,
    HoursMax: hours,
  }) satisfies ApprenticeableOccupation;

const codes = (title: string, rows: ApprenticeableOccupation[]) =>
  orderApprenticeships(title, rows).map(({ RapidsCode }) => RapidsCode);

it("the occupation's own title comes first, then what is narrower, then what is called otherwise", () => {
  expect(
    codes("Electricians", [
      row("CRANE ELECTRICIAN", "0771R", 5760),
      row("ELECTRICIAN (Ship & Boat)", "0771", 8000),
      row("NEON-SIGN SERVICER", "0692", 8000),
      row("ELECTRICIAN", "0159", 8000),
    ]),
  ).toEqual(["0159", "0771R", "0771", "0692"]);
});

it("of equal titles the one with the usual hours comes first, and the plain code before its variants", () => {
  expect(
    codes("Carpenters", [
      row("CARPENTER", "0067R", 7328),
      row("CARPENTER", "0067CB", null),
      row("CARPENTER", "0067HY", 8000),
      row("CARPENTER", "0067", 8000),
      row("CARPENTER, SHIP", "0070", 8000),
    ]),
  ).toEqual(["0067", "0067HY", "0067R", "0067CB", "0070"]);
});

it("the usual hours do not bring a stranger title before a close one", () => {
  expect(
    codes("Machinists", [
      row("ROCKET MOTOR MECHANIC", "0475", 8000),
      row("INSTRUMENT MAKER", "0251", 8000),
      row("MACHINIST", "0296R", 5920),
    ])[0],
  ).toBe("0296R");
});

it("each kind of work that a title lists is a title of its own", () => {
  expect(
    codes("Welders, Cutters, Solderers, and Brazers", [
      row("LEAD BURNER", "0274", 8000),
      row("WELDER-FITTER", "0627", 8000),
      row("WELDER", "0622R", 5920),
    ]),
  ).toEqual(["0622R", "0627", "0274"]);
});

it("shortened words count as the words they stand for, and 'any industry' does not count", () => {
  expect(
    codes("Maintenance Mechanics", [
      row("MAINT MECHANIC (Grain & Feed)", "0307", 8000),
      row("BELT MECHANIC", "0001", 8000),
      row("MAINT MECHANIC (Any Ind)", "0308", 8000),
    ]),
  ).toEqual(["0308", "0307", "0001"]);
});
