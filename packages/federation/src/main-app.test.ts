import { afterEach, expect, it, vi } from "vitest";
import { inMainApp, isMainAppHere, knowMainApp } from "./main-app.ts";

afterEach(() => vi.unstubAllGlobals());
const draw = (mainApp: string) => {
  vi.stubGlobal("location", new URL("https://guildway.example/o/keystone/courses/classId/one"));
  knowMainApp(mainApp);
};

it("the main app is this shell unless the installation says otherwise", () => {
  for (const same of ["", "/", "https://guildway.example/"]) {
    draw(same);
    expect([isMainAppHere(), inMainApp("login/keystone?a=b")]).toEqual([
      true,
      "/login/keystone?a=b",
    ]);
  }
});

it("what is in another main app has its whole address", () => {
  draw("https://main.example/app/");
  expect([isMainAppHere(), inMainApp("classes/one")]).toEqual([
    false,
    "https://main.example/app/classes/one",
  ]);
});
