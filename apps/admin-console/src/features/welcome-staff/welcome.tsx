import { useAuth } from "@guildway/auth";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
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
  const { id, name, type } = auth.organization;
  return (
    <>
      <h1>{name}</h1>
      <div className={styles.cards}>
        <NewestPeople orgId={id} />
        <RolesCard orgId={id} orgType={type ?? undefined} />
        <NewestPlans orgId={id} />
      </div>
    </>
  );
}

function NewestPeople({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(newestUsersQuery(orgId));
  return (
    <NewestCard
      title={texts.people}
      none={texts.noPeople}
      total={data?.total}
      newcomers={data?.items.map((user) => ({
        id: user.id,
        name: user.name || texts.noName,
        to: linkTo("admin-console.user", { userId: user.id }),
        createdAt: user.createdAt,
      }))}
      onRetry={isError ? () => void refetch() : undefined}
      actions={<Link to={linkTo("admin-console.users")}>{texts.allPeople}</Link>}
    />
  );
}

function NewestPlans({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(newestPlansQuery(orgId));
  return (
    <NewestCard
      title={texts.plans}
      none={texts.noPlans}
      total={data?.total}
      newcomers={data?.items.map((plan) => ({
        id: plan.id,
        name: plan.OnetTitle || texts.noTitle,
        to: linkTo("career-pathways.jobProfile", { jobProfileId: plan.id }),
        createdAt: plan.createdAt,
      }))}
      onRetry={isError ? () => void refetch() : undefined}
    />
  );
}
