import { waitFor } from "@guildway/testing/screens";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { keepBegun } from "./keep-begun.ts";

const pageWith = (details: string) =>
  `<main><details${details}><summary>Licences</summary></details><details><summary>Fees</summary></details></main>`;

test("what was unfolded in the server's document is unfolded in the page that is drawn in its place", async () => {
  const root = document.createElement("div");
  root.innerHTML = pageWith(" open");
  keepBegun(root);
  root.innerHTML = pageWith("");
  await Promise.resolve();
  expect([...root.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
});

test("what was typed in the server's document is known to the page that is drawn in its place", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<label>Name <input value=""></label><label>Code <input value=""></label>`;
  root.querySelectorAll("input")[1]!.value = "9182";
  keepBegun(root);
  const drawn = createRoot(root);
  drawn.render(<Form />);
  await waitFor(() => expect(root.querySelector("output")?.textContent).toBe("code 9182"));
  expect([...root.querySelectorAll("input")].map(({ value }) => value)).toEqual(["", "9182"]);
  drawn.unmount();
  root.remove();
});

function Form() {
  const [code, setCode] = useState("");
  return (
    <>
      <label>
        Name <input defaultValue="" />
      </label>
      <label>
        Code <input value={code} onChange={({ target }) => setCode(target.value)} />
      </label>
      <output>code {code}</output>
    </>
  );
}
