import { useAuth } from "@guildway/auth";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { NewestCard } from "./newest-card.tsx";
import { RolesCard } from "./roles-card.tsx";
import { texts } from "./texts.ts";
import { newestPlansQuery, newestUsersQuery } from "./welcome-queries.ts";
import styles from "./welcome.module.css";

/** Where staff arrive: what came into their organization last, and the way to what they manage. */
export function Welcome() {
  const auth = useAuth();
  if (auth.status !== "signed-in") return null;
  const { id, name, type, timeZone } = auth.organization;
  return (
    <>
      <h1>{name}</h1>
      <div className={styles.cards}>
        <NewestPeople orgId={id} timeZone={timeZone} />
        <RolesCard orgId={id} orgType={type ?? undefined} />
        <NewestPlans orgId={id} timeZone={timeZone} />
      </div>
    </>
  );
}

interface Shown {
  orgId: string;
  timeZone: string | null;
}

function NewestPeople({ orgId, timeZone }: Shown) {
  const text = useTexts(texts);
  return (
    <NewestCard
      timeZone={timeZone}
      title={text.people}
      none={text.noPeople}
      query={useQuery(newestUsersQuery(orgId))}
      newcomer={({ id, name, createdAt }) => ({
        id,
        name: name || text.noName,
        to: linkTo("admin-console.users", { id }),
        createdAt,
      })}
      actions={<Link to={linkTo("admin-console.users")}>{text.allPeople}</Link>}
    />
  );
}

function NewestPlans({ orgId, timeZone }: Shown) {
  const text = useTexts(texts);
  return (
    <NewestCard
      timeZone={timeZone}
      title={text.plans}
      none={text.noPlans}
      query={useQuery(newestPlansQuery(orgId))}
      newcomer={({ id, OnetTitle, createdAt }) => ({
        id,
        name: OnetTitle || text.noTitle,
        to: linkTo("career-pathways.jobProfile", { jobProfileId: id }),
        createdAt,
      })}
    />
  );
}
