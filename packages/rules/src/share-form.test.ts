import { expect, it } from "vitest";
import { shareFormFaults } from "./share-form.ts";

const any = () => true;
const shapes = { name: any, companyName: any, phone: any, email: any };
const full = { name: "Ana", companyName: "IBM", phone: "5550100", email: "ana@example.test" };

it("a form with three characters of name and organization and seven of phone has no faults", () => {
  expect(shareFormFaults(full, shapes)).toEqual([]);
});

it("what is too short is at fault, spaces around it not counted", () => {
  const short = { ...full, name: " An ", companyName: "IB", phone: "555010" };
  expect(shareFormFaults(short, shapes)).toEqual(["name", "companyName", "phone"]);
});

it("what is not of its shape is at fault", () => {
  const none = () => false;
  expect(shareFormFaults(full, { ...shapes, companyName: none, email: none })).toEqual([
    "companyName",
    "email",
  ]);
});
