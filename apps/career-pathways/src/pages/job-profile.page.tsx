import { failureCode } from "@guildway/api-client";
import { type FirstQueries, linkTo, usePageFrame } from "@guildway/federation";
import { Link, useParams, useSearchParams } from "@guildway/router";
import { buttonClass, ErrorState, Loaded, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { jobProfileQuery } from "../plan/queries.ts";
import { useOwnPlan } from "../plan/use-own-plan.ts";
import { frameQuery } from "../plan/tool-address.ts";
import { PublicPage } from "./public-page.tsx";
import styles from "./page.module.css";
import { StoredPlan } from "./stored-plan.tsx";
import { texts } from "./texts.ts";

const notFound = "record.not-found";

export const firstQueries: FirstQueries = ({ params: { jobProfileId = "" } }) => [
  jobProfileQuery(jobProfileId),
];

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
  const { own, keep } = useOwnPlan(id);
  usePageFrame({
    title: text.tabTitle(profile.data?.OnetTitle),
    description: profile.data?.OccupationDescription ?? undefined,
  });
  const unknown = (
    <>
      <h1>{text.profileTitle}</h1>
      <ErrorState
        title={text.profileUnknown}
        text={text.profileUnknownText}
        action={
          <Link
            className={buttonClass()}
            to={linkTo("career-pathways.tool", {}, frameQuery(query))}
          >
            {text.makeOwn}
          </Link>
        }
      />
    </>
  );
  return (
    <>
      {profile.isError && failureCode(profile.error) !== notFound && <h1>{text.profileTitle}</h1>}
      <Loaded
        query={profile}
        waiting={
          <div className={styles.page}>
            <Skeleton lines={1} height="2.5rem" />
            <Skeleton lines={10} />
          </div>
        }
        failed={{ title: text.profileFailed, text: text.profileFailedText }}
        missing={{ is: (error) => failureCode(error) === notFound, content: unknown }}
      >
        {(found) => (
          <StoredPlan
            profile={found}
            showTitle={query.get("hideHeaderTitle") !== "true"}
            own={own}
            onOwn={keep}
          />
        )}
      </Loaded>
    </>
  );
}
