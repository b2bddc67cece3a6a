import { useTexts } from "@guildway/ui";
import { ChooseItems } from "../features/choose-items/choose-items.tsx";
import { CreateCertificate } from "../features/create-certificate/create-certificate.tsx";
import { CreateSkill } from "../features/create-skill/create-skill.tsx";
import { CertificatesCard } from "../features/view-plan/certificates-card.tsx";
import { ElementsCard } from "../features/view-plan/elements-card.tsx";
import { NoSource } from "../features/view-plan/no-source.tsx";
import { ProgramsCard } from "../features/view-plan/programs-card.tsx";
import { texts as planTexts } from "../features/view-plan/texts.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import {
  idsOf,
  mandatoryParts,
  type PlanPart,
  withCertificate,
  withChosen,
  withHave,
  withSkill,
} from "../plan/plan.ts";
import styles from "./page.module.css";
import type { usePlan } from "./use-plan.ts";

/** The four parts of a plan, each with what changes it. */
export function EditableParts({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const { titles } = useTexts(planTexts);
  const { edit, remove, undo, undoRemoval } = usePlanStore();
  const { code, draft, place, offered, selected, certificates, training } = plan;

  const choose = (part: PlanPart) => (
    <ChooseItems
      part={part}
      title={titles[part]}
      offered={offered}
      selected={selected}
      onChoose={(ids) => edit(code, withChosen(draft, part, ids, place))}
    />
  );
  const removalOf = (part: PlanPart) => {
    const ids = idsOf(selected, part);
    return {
      allowed: ids.length > 1 || !mandatoryParts.includes(part),
      removed: undo?.code === code && undo.part === part ? undo.name : undefined,
      onUndo: undoRemoval,
      onRemove: (id: string, name: string) =>
        remove(
          code,
          withChosen(
            draft,
            part,
            ids.filter((other) => other !== id),
            place,
          ),
          { part, name },
        ),
    };
  };
  const havingOf = (part: PlanPart) => ({
    part,
    ids: draft.have?.[part] ?? [],
    onHave: (id: string, has: boolean) => edit(code, withHave(draft, part, id, has)),
  });
  return (
    <div className={styles.cards}>
      <ElementsCard
        part="skills"
        items={selected.skills}
        unrated={offered.skills.length === 0}
        removal={removalOf("skills")}
        having={havingOf("skills")}
        actions={
          <div className={styles.actions} data-no-print="">
            <CreateSkill onCreate={(skill) => edit(code, withSkill(draft, selected, skill))} />
            {choose("skills")}
          </div>
        }
      />
      <ElementsCard
        part="knowledge"
        items={selected.knowledge}
        unrated={offered.knowledge.length === 0}
        removal={removalOf("knowledge")}
        having={havingOf("knowledge")}
        actions={<div data-no-print="">{choose("knowledge")}</div>}
      />
      <CertificatesCard
        items={selected.certificates}
        licences={
          certificates.data?.Available &&
          (offered.certificates.length > 0 || certificates.data.State !== null)
            ? {
                ...certificates.data,
                some: offered.certificates.some(
                  ({ Kind, State }) => Kind === "licence" && State === place.state,
                ),
              }
            : undefined
        }
        removal={removalOf("certificates")}
        having={havingOf("certificates")}
        actions={
          <div className={styles.actions} data-no-print="">
            <CreateCertificate
              onCreate={(certificate) =>
                edit(code, withCertificate(draft, selected, certificate, place))
              }
            />
            {choose("certificates")}
          </div>
        }
        instead={
          <NoSource
            part="certificates"
            loading={certificates.isPending}
            failed={certificates.isError}
            available={certificates.data?.Available}
            offered={offered.certificates.length}
            placeKnown={place.state !== undefined}
            onRetry={() => void certificates.refetch()}
          />
        }
      />
      <ProgramsCard
        items={selected.programs}
        near={training.data && { ...training.data, listed: offered.programs.length }}
        removal={removalOf("programs")}
        having={havingOf("programs")}
        actions={<div data-no-print="">{choose("programs")}</div>}
        instead={
          <NoSource
            part="programs"
            loading={training.isPending}
            failed={training.isError}
            available={training.data?.Available}
            offered={offered.programs.length}
            placeKnown={place.zip !== undefined}
            onRetry={() => void training.refetch()}
          />
        }
      />
    </div>
  );
}
