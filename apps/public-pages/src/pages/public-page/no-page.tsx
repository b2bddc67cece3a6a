import { defineTexts, ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { usePageHead } from "../../head/use-page-head.ts";
import { useMayEdit } from "../../records/may-edit.ts";
import { NothingHere } from "../nothing-here.tsx";

const texts = defineTexts(
  {
    "no-page": {
      title: (id: string) => `No Page found (${id})`,
      text: "There is no page of this id that you may see. Visitors are told that there is none.",
    },
    "no-dashboard": {
      title: () => "REDIRECT TO PAGE LINK ERROR",
      text: "This page has no dashboard, so nothing can be shown. Choose one in the console; until then visitors are told that there is no page.",
    },
    "no-link": {
      title: () => "REDIRECT TO PAGE LINK ERROR",
      text: "No active link leads to this page, so visitors do not reach it. Make one in the console.",
    },
  },
  {
    "no-page": {
      title: (id) => `No se encontró la página (${id})`,
      text: "No hay ninguna página con este id que usted pueda ver. A los visitantes se les dice que no hay ninguna.",
    },
    "no-dashboard": {
      title: () => "ERROR AL REDIRIGIR AL ENLACE DE LA PÁGINA",
      text: "Esta página no tiene tablero, así que no se puede mostrar nada. Elija uno en la consola; hasta entonces se les dice a los visitantes que no hay ninguna página.",
    },
    "no-link": {
      title: () => "ERROR AL REDIRIGIR AL ENLACE DE LA PÁGINA",
      text: "Ningún enlace activo lleva a esta página, así que los visitantes no llegan a ella. Cree uno en la consola.",
    },
  },
);

/** Says what is wrong with a page to whoever may mend it, and to everybody else that there is none. */
export function NoPage({ id, why }: { id: string; why: keyof (typeof texts)["en"] }) {
  const mayEdit = useMayEdit("pages", why === "no-page" ? undefined : id);
  if (mayEdit === undefined) return <Skeleton lines={4} />;
  return mayEdit ? <Mend id={id} why={why} /> : <NothingHere id={id} />;
}

function Mend({ id, why }: { id: string; why: keyof (typeof texts)["en"] }) {
  const { title, text } = useTexts(texts)[why];
  usePageHead({ frame: { title: title(id), organization: null } });
  return (
    <>
      <h1>{title(id)}</h1>
      <ErrorState title={text} />
    </>
  );
}
