import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, Notice, useTexts } from "@guildway/ui";
import { useEffect } from "react";
import { useOpens } from "../../room/use-opens.ts";
import { ChooseProgram } from "./choose-program.tsx";
import { ClassifyCompetencies } from "./classify-competencies.tsx";
import { FinalReview } from "./final-review.tsx";
import styles from "./import-program.module.css";
import { ReviewData } from "./review-data.tsx";
import { Steps } from "./steps.tsx";
import { texts } from "./texts.ts";
import { Unfinished } from "./unfinished.tsx";
import { useImportProgram } from "./use-import-program.ts";

/** Makes a training program of a document: it is chosen, what was read is reviewed, its competencies are classified, and it is saved. */
export function ImportProgram() {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  const opensPrograms = useOpens("trainingPrograms");
  const { state, isKept, who, choose, resume, go, leave, finish, takeBack } = useImportProgram();
  // A file that misses the place for it would be opened by the browser, instead of this page.
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    addEventListener("dragover", stay);
    addEventListener("drop", stay);
    return () => {
      removeEventListener("dragover", stay);
      removeEventListener("drop", stay);
    };
  }, []);
  const isChosen = "draft" in state;
  return (
    <div className={styles.page}>
      {opensPrograms && (
        <p>
          <Link to={linkTo("admin-console.trainingPrograms")}>{text.allPrograms}</Link>
        </p>
      )}
      <header>
        <h1>{text.title}</h1>
        {!isChosen && <p className={styles.intro}>{text.intro}</p>}
      </header>
      {isChosen && <Steps at={state.at} />}
      {isChosen && state.isTakenUp && (
        <Notice>
          <p>{text.kept(state.draft.file)}</p>
          <div className={styles.takenUp}>
            <Button variant="quiet" onClick={leave}>
              {text.discard}
            </Button>
          </div>
        </Notice>
      )}
      {isChosen && !isKept && <Notice kind="warning">{text.notKept}</Notice>}
      {state.at === "opening" ? null : state.at === "choose" || state.at === "reading" ? (
        <ChooseProgram
          state={state}
          unfinished={<Unfinished who={who} onResume={resume} />}
          onFile={(file, orgId) => void choose(file, orgId)}
          onCancel={leave}
          onUndone={takeBack}
        />
      ) : state.at === "review" ? (
        <ReviewData
          key={state.id}
          draft={state.draft}
          onChange={(draft) => go("review", draft)}
          onNext={(draft) => go(draft.groups.length > 0 ? "classify" : "final", draft)}
          onCancel={leave}
        />
      ) : state.at === "classify" ? (
        <ClassifyCompetencies
          draft={state.draft}
          onChange={(draft) => go("classify", draft)}
          onBack={() => go("review", state.draft)}
          onNext={() => go("final", state.draft)}
        />
      ) : (
        <FinalReview
          draft={state.draft}
          make={state.make}
          onBack={() => go(state.draft.groups.length > 0 ? "classify" : "review", state.draft)}
          onSaved={(id) => finish({ id, draft: state.draft })}
        />
      )}
    </div>
  );
}
