import { expect, it } from "vitest";
import { type ShareForm, shareFormFaults } from "./share-form.ts";

const any = () => true;
/** What the contract would say; here a mail address is enough to tell one from none and from two. */
const shapes = {
  name: any,
  companyName: any,
  phone: any,
  email: (text: string) => /^[^@\s,]+@[^@\s,]+\.[^@\s,]+$/.test(text),
};
const faults = (form: ShareForm) => shareFormFaults(form, shapes);

const filled = {
  name: "Ana",
  companyName: "UPS",
  phone: "5550100",
  email: "ana@example.test",
};

it("a form that is filled in has no fault", () => {
  expect(faults(filled)).toEqual([]);
});

it("CP-5.1 every field is needed", () => {
  expect(faults({ name: "", companyName: " ", phone: "", email: "" })).toEqual([
    "name",
    "companyName",
    "phone",
    "email",
  ]);
});

it.each([
  ["CP-5.2 a name of two characters", { name: "Al" }, "name"],
  ["CP-5.3 an organization of two characters", { companyName: "GE" }, "companyName"],
  ["CP-5.4 a phone number of six characters", { phone: "555010" }, "phone"],
  ["CP-5.5 an address without @", { email: "ana.example.test" }, "email"],
  ["CP-5.5 an address without a domain", { email: "ana@example" }, "email"],
  ["CP-5.5 two addresses", { email: "ana@example.test,bo@example.test" }, "email"],
])("%s is a fault", (_, typed, field) => {
  expect(faults({ ...filled, ...typed })).toEqual([field]);
});

it("spaces around what is typed do not count", () => {
  expect(faults({ ...filled, name: " Al " })).toEqual(["name"]);
  expect(faults({ ...filled, email: " ana@example.test " })).toEqual([]);
});

it("what is not of its shape is a fault", () => {
  const none = () => false;
  expect(shareFormFaults(filled, { ...shapes, name: none, companyName: none })).toEqual([
    "name",
    "companyName",
  ]);
});
