import { useAuth } from "@guildway/auth";
import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import AssistantPage from "./assistant.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  useAuth.setState({ status: "signed-out" }, true);
});
afterEach(() => screens.network.restore());
afterAll(() => screens.close());

type User = ReturnType<Screens["show"]>;

async function open(query = ""): Promise<User> {
  const user = screens.show(<AssistantPage />, {
    at: `/external/assistant?integrationId=int-keystone${query}`,
  });
  await screen.findByText("Hello! Ask me anything about apprenticeships and training at Keystone.");
  return user;
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Ask a question..." });
const ask = (user: User, question: string) => user.type(box(), `${question}{Enter}`);
const noAnswer =
  "I can't give an accurate or relevant response to your query. I'll try again, if you rephrase it.";
const statusLine = () => screen.getByRole("group", { name: "What the assistant is doing" });
const status = () => statusLine().textContent;
const searches = () =>
  screens.network.calls.filter((call) => call.endsWith("/supabase/vectorSearch")).length;

it("IN-2.27, IN-2.28, IN-2.29, IN-2.30 the assistant that the address names says its welcome with the organization's nickname, questions to begin with, and has a box to ask in", async () => {
  const user = await open();
  expect(screen.getByRole("heading", { level: 1, name: "Keystone Assistant" })).toBeTruthy();
  const examples = within(
    screen.getByRole("region", {
      name: "Here are some examples of questions I've answered recently:",
    }),
  );
  expect(examples.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "How do I become an apprentice?",
    "Do I get paid while I learn?",
    "How long does an apprenticeship take?",
  ]);
  expect(box().placeholder).toBe("Ask a question...");
  await user.click(examples.getByRole("button", { name: "Do I get paid while I learn?" }));
  expect(await screen.findByText(/^Apprentices are paid while they learn/)).toBeTruthy();
  expect(
    screen.queryByText("Here are some examples of questions I've answered recently:"),
  ).toBeNull();
});

it("IN-2.27 an assistant that is not there is said to be so, and one that cannot be loaded is loaded once it can", async () => {
  screens.show(<AssistantPage />, { at: "/external/assistant" });
  expect(await screen.findByText("This assistant was not found")).toBeTruthy();
  screens.show(<AssistantPage />, { at: "/external/assistant?integrationId=int-nowhere" });
  expect(await screen.findByText("This assistant was not found")).toBeTruthy();
  screens.network.cut();
  const user = screens.show(<AssistantPage />, {
    at: "/external/assistant?integrationId=int-keystone",
  });
  expect(await screen.findByText("The assistant could not be loaded")).toBeTruthy();
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Hello! Ask me anything/)).toBeTruthy();
});

it("what is asked before the assistant is there is answered once it is", async () => {
  const release = screens.network.hold();
  const user = screens.show(<AssistantPage />, {
    at: "/external/assistant?integrationId=int-keystone",
  });
  await ask(user, "How do I become an apprentice?");
  expect(await screen.findByText("How do I become an apprentice?")).toBeTruthy();
  expect(status()).toBe("Retrieving relevant info...");
  release();
  expect(await screen.findByText(/^To become an apprentice/)).toBeTruthy();
});

it("IN-1.5 a visitor's question is answered from the library, each sentence with what it was taken from", async () => {
  const user = await open();
  await ask(user, "How do I become an apprentice?");
  expect(await screen.findByText(/^To become an apprentice, choose an occupation/)).toBeTruthy();
  const [cited] = await screen.findAllByRole("button", {
    name: /^Source 1: How to become an apprentice/,
  });
  await user.click(cited!);
  const sheet = within(await screen.findByRole("dialog", { name: "How to become an apprentice" }));
  expect(sheet.getByText(/^To become an apprentice/).tagName).toBe("MARK");
  await user.click(sheet.getByRole("button", { name: "Close" }));
});

it("IN-2.31, IN-4.16 the line at the foot says what it is doing: retrieving, what was retrieved, composing, composed, ready", async () => {
  const user = await open();
  expect(status()).toBe("Ready");
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(status()));
  watch.observe(statusLine(), {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const release = screens.network.hold();
  await ask(user, "How do I become an apprentice?");
  await waitFor(() => expect(status()).toBe("Retrieving relevant info..."));
  release();
  await waitFor(() =>
    expect(status()).toMatch(
      /^Answer composed · Retrieved \d files? \(.*How to become an apprentice.*\), \d nodes?$/,
    ),
  );
  expect(
    seen.some((said) => /^Composing the answer\.\.\. · Retrieved \d files?/.test(said ?? "")),
  ).toBe(true);
  await waitFor(() => expect(status()).toMatch(/^Ready · Retrieved/));
  watch.disconnect();
});

it("a screen reader is told when the assistant begins and when it is done", async () => {
  const user = await open();
  const release = screens.network.hold();
  await ask(user, "How do I become an apprentice?");
  const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(told()).toContain("Looking for an answer."));
  release();
  await waitFor(() =>
    expect(told().join()).toMatch(/The answer is there: \d sentences? from \d sources?\./),
  );
});

it("IN-5.15, IN-5.16, IN-5.17, IN-9.10 a question that is empty, too short or has fewer than three words is not asked, and stays to be made longer", async () => {
  const user = await open();
  const before = searches();
  const faults: [string, string][] = [
    ["", "Please enter a question so I can better assist you."],
    ["a. b", "Please enter a longer question so I can better assist you."],
    ["apprentice wages", "Please rephrase your question, more detail helps me better assist you."],
  ];
  for (const [question, fault] of faults) {
    await user.clear(box());
    await ask(user, question);
    expect((await screen.findByRole("alert")).textContent).toBe(fault);
    expect(box().value).toBe(question);
  }
  expect(searches()).toBe(before);
});

it("a question of very many characters is not asked", async () => {
  const user = await open();
  await user.click(box());
  await user.paste("What is this? ".repeat(7200));
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your question is too long. Ask it in at most 5,000 characters.",
  );
});

it("IN-5.20 Enter asks, and with Shift begins a new line", async () => {
  const user = await open();
  const before = searches();
  await user.type(box(), "How do I{Shift>}{Enter}{/Shift}become an apprentice?");
  expect(box().value).toBe("How do I\nbecome an apprentice?");
  expect(searches()).toBe(before);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/^To become an apprentice/)).toBeTruthy();
  expect(box().value).toBe("");
});

it("IN-5.18, IN-4.20 a question that swears is answered so, and asked of nobody", async () => {
  const user = await open();
  const before = searches();
  await ask(user, "What the fuck is this?");
  expect(
    await screen.findByText("Let's keep it clean, try again.", { ignore: "[role=status]" }),
  ).toBeTruthy();
  expect(searches()).toBe(before);
  expect(document.body.textContent).not.toContain("fuck");
});

it("IN-4.21, IN-9.10 the third oath brings a message and closes the assistant, with nothing left of the conversation", async () => {
  const user = await open();
  await ask(user, "How do I become an apprentice?");
  await screen.findByText(/^To become an apprentice/);
  for (let oaths = 0; oaths < 3; oaths++) await ask(user, "What the fuck is this?");
  expect(await screen.findByText("Please refrain from using profanity.")).toBeTruthy();
  expect(screen.getByText("This conversation was closed.")).toBeTruthy();
  expect(screen.queryByText(/^To become an apprentice/)).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("IN-4.17, IN-4.18, IN-9.10 a question without an answer is said to have none, and the second brings the form that reaches a person", async () => {
  const user = await open();
  await ask(user, "Who wins the football cup?");
  expect(await screen.findByText(noAnswer, { ignore: "[role=status]" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Talk to a person" })).toBeNull();
  await ask(user, "Which pizza do astronauts eat?");
  expect(await screen.findByRole("heading", { name: "Talk to a person" })).toBeTruthy();
});

it("IN-1.7, IN-2.32, IN-4.19, IN-5.19 the form asks for an address with an @ and a full stop, shows what is sent, and sends it; then the count begins anew", async () => {
  const user = await open();
  await ask(user, "Who wins the football cup? Call 610-555-0100");
  await ask(user, "Which pizza do astronauts eat?");
  const form = within(await screen.findByRole("region", { name: "Talk to a person" }));
  const address = form.getByRole("textbox", { name: "Your e-mail address" });
  const send = form.getByRole("button", { name: "Send question" });
  await user.click(send);
  expect(form.getByText("Enter your e-mail address.")).toBeTruthy();
  await user.type(address, "visitor@example");
  await user.click(send);
  expect(form.getByText(/^Enter an e-mail address with an @ and a full stop/)).toBeTruthy();
  await user.type(address, ".test");
  await user.type(
    form.getByRole("textbox", { name: /^Your message/ }),
    "My number is 900-12-3456.",
  );
  await user.click(form.getByText("What is sent"));
  expect(form.getByText("Who wins the football cup? Call [telephone number]")).toBeTruthy();
  await user.click(send);
  expect(await screen.findByText("Message sent!")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Talk to a person" })).toBeNull();

  const mail = await screens.api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", "help@keystone.test")
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  expect(mail.replyTo).toBe("visitor@example.test");
  expect(mail.text).toContain("Which pizza do astronauts eat?");
  expect(mail.text).toContain("[social security number]");
  expect(mail.text).not.toContain("610-555-0100");
  expect(mail.text).not.toContain("900-12-3456");

  await ask(user, "Who wins the hockey cup?");
  await screen.findAllByText(noAnswer, { ignore: "[role=status]" });
  expect(screen.queryByRole("region", { name: "Talk to a person" })).toBeNull();
});

it("a person can be reached before anything was asked, with a message", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Talk to a person" }));
  const form = within(await screen.findByRole("region", { name: "Talk to a person" }));
  await user.type(form.getByRole("textbox", { name: "Your e-mail address" }), "a@example.test");
  await user.click(form.getByRole("button", { name: "Send question" }));
  expect(form.getByText("Write what you would like to know.")).toBeTruthy();
  await user.type(form.getByRole("textbox", { name: /^Your message/ }), "Please call me back.");
  screens.network.cut();
  await user.click(form.getByRole("button", { name: "Send question" }));
  expect((await form.findByRole("alert")).textContent).toContain(
    "Everything you typed is still here",
  );
  screens.network.restore();
  await user.click(form.getByRole("button", { name: "Send question" }));
  expect(await screen.findByText("Message sent!")).toBeTruthy();
});

it("where no person can be reached, none is offered", async () => {
  screens.show(<AssistantPage />, { at: "/external/assistant?integrationId=int-valley" });
  await screen.findByText(/^Welcome to/);
  expect(screen.queryByRole("button", { name: "Talk to a person" })).toBeNull();
});

it("private facts are taken out of a question before anything leaves the browser, and the visitor is told", async () => {
  const user = await open();
  await ask(
    user,
    "How do I become an apprentice? I am a@example.test, born 3/14/1990, 900-12-3456.",
  );
  expect(
    await screen.findByText(
      "How do I become an apprentice? I am [e-mail address], born [date of birth], [social security number].",
    ),
  ).toBeTruthy();
  expect(
    screen.getByText(/^Taken out before it was sent: e-mail address, date of birth, and social/),
  ).toBeTruthy();
  await screen.findByText(/^To become an apprentice/);
  const rows = await screens.api.services.db.selectFrom("searches").select("searchText").execute();
  const kept = rows.map(({ searchText }) => searchText).join();
  expect(kept).toContain("How do I become an apprentice? I am");
  expect(kept).not.toMatch(/a@example\.test|3\/14\/1990|900-12-3456/);
});

it("IN-8.8 an answer that breaks off says so and can be tried again", async () => {
  const user = await open();
  screens.network.breakOff();
  await ask(user, "How do I become an apprentice?");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We've been notified that something went wrong, please try again.",
  );
  screens.network.restore();
  const before = searches();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^To become an apprentice/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  // What was found before is not looked for again.
  expect(searches()).toBe(before);
});

it("a question that did not reach the server is still there, and can be asked again", async () => {
  const user = await open();
  screens.network.cut();
  await ask(user, "How do I become an apprentice?");
  expect((await screen.findByRole("alert")).textContent).toContain("Your question is still here");
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^To become an apprentice/)).toBeTruthy();
});

it("an answer on its way can be stopped", async () => {
  const user = await open();
  const release = screens.network.hold();
  await ask(user, "How do I become an apprentice?");
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("You stopped the answer.")).toBeTruthy();
  release();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^To become an apprentice/)).toBeTruthy();
});

it("what a visitor thinks of an answer is kept with the question", async () => {
  const user = await open();
  await ask(user, "What should I bring to Welding Basics?");
  await user.click(await screen.findByRole("button", { name: "No" }));
  await user.type(
    await screen.findByRole("textbox", { name: /^What was good/ }),
    "Call 610-555-0100, please.",
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^Thank you/)).toBeTruthy();
  const kept = await screens.api.services.db
    .selectFrom("searches")
    .selectAll()
    .where("searchText", "=", "What should I bring to Welding Basics?")
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    isHelpful: false,
    searchUserFeedback: "Call [telephone number], please.",
  });
});

it("IN-2.33 it can be closed where the ecosystem is external, which it is unless the address says otherwise", async () => {
  await open();
  expect(screen.getByRole("button", { name: "Close the assistant" })).toBeTruthy();
  await open("&ecosystem=external");
  expect(screen.getByRole("button", { name: "Close the assistant" })).toBeTruthy();
  await open("&ecosystem=internal");
  expect(screen.queryByRole("button", { name: "Close the assistant" })).toBeNull();
});

it("IN-9.17 its buttons are black unless the integration names a color", async () => {
  const accent = () =>
    document.querySelector<HTMLElement>("[data-place]")!.style.getPropertyValue("--accent");
  screens.show(<AssistantPage />, { at: "/external/assistant?integrationId=int-valley" });
  await screen.findByText(/^Welcome to/);
  expect(accent()).toMatch(/^light-dark\(#000000,/);
  await screens.api.services.db
    .updateTable("integrations")
    .set({ colorBtnBkg: "#8a5a17" })
    .where("id", "=", "int-valley")
    .execute();
  screens.show(<AssistantPage />, { at: "/external/assistant?integrationId=int-valley" });
  await screen.findByText(/^Welcome to/);
  await waitFor(() => expect(accent()).toMatch(/^light-dark\(#8a5a17,/));
});

it("speaks Spanish where the address asks for it", async () => {
  const user = await open("&lang=es");
  await user.type(screen.getByRole("textbox", { name: "Haga una pregunta..." }), "hola{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Formule su pregunta");
});
