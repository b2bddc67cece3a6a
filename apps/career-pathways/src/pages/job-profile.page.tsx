import { failureCode } from "@guildway/api-client";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useParams, useSearchParams } from "@guildway/router";
import { buttonClass, ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { jobProfileQuery } from "../plan/queries.ts";
import { frameQuery } from "../plan/tool-address.ts";
import { PublicPage } from "./public-page.tsx";
import styles from "./page.module.css";
import { StoredPlan } from "./stored-plan.tsx";
import { texts } from "./texts.ts";

/** A stored training plan, to read, print and pass on. */
export default function JobProfilePage() {
  const { jobProfileId = "" } = useParams();
  const [query] = useSearchParams();
  return (
    <PublicPage credit={query.get("embedded") !== "true"}>
      <JobProfile id={jobProfileId} />
    </PublicPage>
  );
}

function JobProfile({ id }: { id: string }) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  const profile = useQuery(jobProfileQuery(id));
  usePageFrame({ title: text.tabTitle(profile.data?.OnetTitle) });
  if (profile.isPending)
    return (
      <div className={styles.page}>
        <Skeleton lines={1} height="2.5rem" />
        <Skeleton lines={10} />
      </div>
    );
  if (profile.isSuccess)
    return (
      <StoredPlan profile={profile.data} showTitle={query.get("hideHeaderTitle") !== "true"} />
    );
  const unknown = failureCode(profile.error) === "record.not-found";
  return (
    <>
      <h1>{text.profileTitle}</h1>
      <ErrorState
        title={unknown ? text.profileUnknown : text.profileFailed}
        text={unknown ? text.profileUnknownText : text.profileFailedText}
        onRetry={unknown ? undefined : () => void profile.refetch()}
        retrying={profile.isFetching}
        action={
          unknown && (
            <Link
              className={buttonClass()}
              to={linkTo("career-pathways.tool", {}, frameQuery(query))}
            >
              {text.makeOwn}
            </Link>
          )
        }
      />
    </>
  );
}
