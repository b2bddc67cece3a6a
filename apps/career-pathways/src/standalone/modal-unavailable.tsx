import { closeModal, said, type UnavailableProps } from "@guildway/federation";
import { Dialog, useLanguage } from "@guildway/ui";
import { PageUnavailable } from "./page-unavailable.tsx";

/** Stands in the place of a modal whose file did not arrive. */
export function ModalUnavailable(props: UnavailableProps) {
  return (
    <Dialog open title={said(props.title, useLanguage())} onClose={closeModal}>
      <PageUnavailable {...props} />
    </Dialog>
  );
}
