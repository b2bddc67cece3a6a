import { defineTexts, useTexts } from "@guildway/ui";
import { PlainMessage } from "@guildway/ui/plain-message";
import type { ReactNode } from "react";
import { usePageHead } from "../head/use-page-head.ts";

const texts = defineTexts(
  {
    missing: { title: "404", text: "No page found" },
    inactive: { title: "Inactive Page", text: "This page is no longer active." },
  },
  {
    missing: { title: "404", text: "No se encontró ninguna página" },
    inactive: { title: "Página inactiva", text: "Esta página ya no está activa." },
  },
);

/** Anybody writes an address: only what has the form of an id is shown as one. */
const formOfId = /^[\w-]{1,80}$/;

/** Stands where an address names nothing that everybody may see; `id` is what it named. */
export function NothingHere({
  id,
  why = "missing",
  children,
}: {
  id?: string | undefined;
  why?: "missing" | "inactive";
  /** A way on. */
  children?: ReactNode;
}) {
  const { title, text } = useTexts(texts)[why];
  const name = why === "missing" ? text : title;
  usePageHead({ frame: { title: name, organization: null }, head: { missing: true } });
  return (
    <PlainMessage title={title} footer={id !== undefined && formOfId.test(id) ? id : undefined}>
      <p>{text}</p>
      {children}
    </PlainMessage>
  );
}
