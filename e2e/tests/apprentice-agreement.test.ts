import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { asAdmin } from "./as-admin.ts";
import { expect, test } from "./world-test.ts";

const invitation = "/external/invite/id/inv-apprentice";

test("IN-1.2, IN-2.10, PU-2.39, PU-2.40, PU-2.41, PU-2.42, PU-2.43, PU-2.44, PU-4.7, PU-4.8, PU-5.21, PU-8.3, PU-8.11, PU-9.11 an apprentice reviews their information first, is told what is missing, signs with a typed name on a phone, and downloads the signed form", async ({
  page,
  world,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(world.shell + invitation);
  await page.getByLabel("6-digit code").pressSequentially("357912");
  await expect(page.getByText("Review & Sign the Apprentice Agreement")).toBeVisible();
  await expect(page.getByText("For the best experience, use a laptop or desktop.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign & Accept" })).toHaveCount(0);

  await page.getByRole("button", { name: "Get Started" }).click();
  await fillPrivateInformation(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Information saved!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const sign = page.getByRole("button", { name: "Sign & Accept" });
  await expect(sign).toHaveCount(0);
  await page.getByRole("button", { name: "I agree to sign electronically" }).click();
  await sign.click();
  await expect(page.getByText("Phone required!").first()).toBeVisible();
  await page.getByRole("button", { name: "Answer what is missing" }).click();
  await page.getByRole("textbox", { name: /^Phone\b/ }).fill("610-555-0199");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("610-555-0199")).toBeVisible();

  await sign.click();
  await expect(page.getByText("Signature required!").first()).toBeVisible();
  await page.getByRole("button", { name: "Add signature" }).click();
  await page.getByRole("tab", { name: "Type" }).click();
  await expect(page.getByLabel("Your name, as you sign")).toHaveValue("Noah Silva");
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.route("**/v1/access/signApprenticeAgreement", withoutSignature, { times: 1 });
  await sign.click();
  await expect(
    page.getByText("Something went wrong, please refresh and try again").first(),
  ).toBeVisible();
  await page.route("**/v1/access/signApprenticeAgreement", async (call) => {
    await expect(page.getByText("Saving Agreement...").first()).toBeVisible();
    await call.continue();
  });
  await sign.click();
  await expect(page.getByText("Document signed successfully!")).toBeVisible();
  await expect(page.getByText("Apprentice Agreement Accepted & Signed!").first()).toBeVisible();
  const signature = page.getByRole("img", { name: "Noah Silva" }).first();
  await expect(signature).toHaveJSProperty("clientHeight", 50);
  await expect(sign).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

/** The call names a picture that is not stored. */
async function withoutSignature(call: Route): Promise<void> {
  const given = call.request().postDataJSON() as object;
  await call.continue({
    postData: JSON.stringify({ ...given, signerSignature: "/v1/files/none.png" }),
  });
}

const answersOfAMinor = {
  orgId: "org-keystone",
  ssn: "900-45-6789",
  dob: "2010-02-11",
  gender: "female",
  ethnicity: "noAnswer",
  races: ["noAnswer"],
  veteranStatus: "nonVeteran",
  disability: "noAnswer",
  educationLevel: "grade9To12",
  employmentStatus: "em",
  citizenStatus: "usCitizen",
  criminalBkg: "no",
  orgReferral: "none",
  addressLine1: "12 Hamilton Street",
  addressCity: "Allentown",
  addressState: "PA",
  addressPostalCode: "18101",
  addressCountry: "United States",
};

test("a minor's agreement is signed once a parent or guardian has signed it too, which its second page shows", async ({
  page,
  world,
}) => {
  test.slow();
  const admin = await asAdmin(page, world);
  const userId = "user-keystone-0008";
  await admin.call("PUT", "/v1/external/supabase/users", { id: userId, phone: "610-555-0144" });
  await admin.call("POST", "/v1/external/supabase/userProfiles", { userId, ...answersOfAMinor });
  const apprentice = {
    userId,
    wageScheduleId: "ws-maintenance",
    instructionProviderId: "ip-valley",
  };
  const { path } = await admin.invite("apprentice", apprentice, "564738");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(world.shell + path);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "I agree to sign electronically" }).click();

  await page.getByRole("button", { name: "Add signature" }).click();
  await useTypedSignature(page);
  const sign = page.getByRole("button", { name: "Sign & Accept" });
  await sign.click();
  await page.getByRole("link", { name: "Guardian Name required!" }).click();
  await page.keyboard.type("Rosa Silva");
  await sign.click();
  await expect(page.getByRole("link", { name: "Guardian Signature required!" })).toBeVisible();
  await page.getByRole("button", { name: "Add the guardian's signature" }).click();
  await useTypedSignature(page, "Rosa Silva");
  await expect(page.getByRole("img", { name: "Rosa Silva" })).toBeVisible();
  await page.route("**/v1/access/signApprenticeAgreement", (call) => call.abort(), { times: 1 });
  await sign.click();
  await expect(page.getByText(/What you entered is still here/).first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Rosa Silva" })).toBeVisible();
  await sign.click();
  await expect(page.getByText("Document signed successfully!")).toBeVisible();
  const second = page.getByRole("article").filter({ hasText: "Section B" }).last();
  await expect(second.getByRole("img", { name: "Rosa Silva" })).toBeVisible();
});

async function useTypedSignature(page: Page, name?: string): Promise<void> {
  await page.getByRole("tab", { name: "Type" }).click();
  if (name) await expect(page.getByLabel("Your name, as you sign")).toHaveValue(name);
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function fillPrivateInformation(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Date of birth").fill("2003-02-11");
  await dialog.getByLabel("Education level").selectOption({ label: "Some college" });
  await dialog.getByLabel("Employment status").selectOption({ label: "Employed" });
  await dialog.getByLabel("Referring organization").selectOption({ label: "None" });
  await dialog.getByLabel("Citizenship status").selectOption({ label: "U.S. citizen" });
  for (const [group, answer] of [
    ["Criminal background", "No"],
    ["Ethnicity", "Not Hispanic or Latino"],
    ["Veteran status", "Not a veteran"],
    ["Disability", "Prefers not to answer"],
  ] as const)
    await dialog.getByRole("group", { name: group }).getByLabel(answer, { exact: true }).check();
  await dialog.getByRole("group", { name: "Race" }).getByLabel("White").check();
}
