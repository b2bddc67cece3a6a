import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

const mainAppOf = (name: string, env: Record<string, string>) =>
  readArguments([name, "--port", "3210"], env).config.mainAppUrl;

test("the login site knows where the main app is, which is another origin", () => {
  expect(mainAppOf("login-site", { PORT: "3200" })).toBe("http://localhost:3200/");
  expect(mainAppOf("shell", { PORT: "3200" })).toBe("/");
  expect(mainAppOf("login-site", { MAIN_APP_URL: "https://app.example/" })).toBe(
    "https://app.example/",
  );
});

test("the shell alone stands at the public URL, which has to be one", () => {
  const publicUrlOf = (name: string, PUBLIC_URL: string) =>
    readArguments([name, "--port", "3210"], { PUBLIC_URL }).publicUrl;
  expect(publicUrlOf("shell", "https://app.example")).toBe("https://app.example");
  expect(publicUrlOf("career-pathways", "https://app.example")).toBeUndefined();
  expect(publicUrlOf("shell", "")).toBeUndefined();
  expect(() => publicUrlOf("shell", "app.example")).toThrow("PUBLIC_URL");
});
