import { expect, it } from "vitest";
import {
  certificateFaults,
  certificateFields,
  certificateOf,
  emptyCertificate,
} from "./certificate-form.ts";

const filled = {
  name: "Certified Welder",
  description: "Shows that one can weld.",
  url: "https://example.org/cw",
  type: "Product/Equipment",
  acronym: "CW",
  organization: "Example Society",
  organizationUrl: "example.org",
  organizationAddress: "1 Main Street",
};

it("CP-5.9 all fields of a certificate are required", () => {
  expect(certificateFaults(emptyCertificate)).toEqual([...certificateFields]);
  expect(certificateFaults(filled)).toEqual([]);
});

it("CP-5.9, CP-3.8 a type that is not on the list is refused", () => {
  expect(certificateFaults({ ...filled, type: "Expert" })).toEqual(["type"]);
});

it("an address that runs a script is refused", () => {
  expect(certificateFaults({ ...filled, url: "javascript:alert(1)" })).toEqual(["url"]);
});

it.each(["name", "acronym", "organization", "organizationAddress"] as const)(
  "the %s holds no web address",
  (field) => {
    expect(certificateFaults({ ...filled, [field]: "https://evil.example" })).toEqual([field]);
  },
);

it("a created certificate has the fields of a stored one", () => {
  expect(certificateOf(filled, "own")).toMatchObject({
    Id: "own",
    Name: "Certified Welder",
    Type: "Product/Equipment",
    OrganizationUrl: "https://example.org/",
  });
});
