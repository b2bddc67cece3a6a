import { expect, it } from "vitest";
import { registerAddress } from "./register-address.ts";

it("IN-2.8 an invitation to register leads to its link with its own id appended", () => {
  expect(registerAddress("https://register.keystone.test/start?invite=", "inv-register")).toBe(
    "https://register.keystone.test/start?invite=inv-register",
  );
});

it.each([null, undefined, "", "javascript:alert(1)//"])("%j leads nowhere", (link) => {
  expect(registerAddress(link, "inv-register")).toBeUndefined();
});
