import { expect, it } from "vitest";
import { takeHandOff } from "./hand-off.ts";

it("CO-2.3 the token is out of the address bar and the history as soon as it is read", () => {
  history.pushState(
    null,
    "",
    "/sso?token=secret&continueUrl=http%3A%2F%2Flocalhost%3A3000%2Fusers",
  );
  const entries = history.length;
  expect(takeHandOff()).toMatchObject({ token: "secret", continueTo: "/users" });
  expect(location.href).toBe("http://localhost:3000/sso");
  expect(history.length).toBe(entries);
});
