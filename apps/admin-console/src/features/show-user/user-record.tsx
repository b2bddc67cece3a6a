import { failureCode } from "@guildway/api-client";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { readableMembership, roleName } from "@guildway/rules";
import { Card, EmptyState, ErrorState, Skeleton, Tag } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { shownDate } from "../../shown-date.ts";
import { Facts } from "./facts.tsx";
import { texts } from "./texts.ts";
import { type Names, userQuery } from "./user-query.ts";
import styles from "./show-user.module.css";

/** One user as a record to read: who they are, their account, what they learn. */
export function UserRecord({ userId }: { userId: string }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(userQuery(userId));
  usePageFrame({ title: data?.user.name ?? "User" });
  if (isPending) return <Skeleton lines={8} />;
  if (isError)
    return failureCode(error) === "record.not-found" ? (
      <EmptyState title={texts.missingTitle} text={texts.missingText} />
    ) : (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const { user, names, organization } = data;
  const { fields } = texts;
  const membership = readableMembership(user.membership);
  return (
    <div className={styles.record}>
      <header className={styles.header}>
        <h1>{user.name}</h1>
        <Tag tone="accent">{roleName(user.role?.[0] ?? "student", organization.type)}</Tag>
        {membership === "inactive" && <Tag tone="amber">inactive</Tag>}
      </header>
      <Card title={texts.sections.person}>
        <Facts
          of={[
            [fields.name, user.name],
            [fields.email, user.email],
            [fields.phone, [user.phone, user.phoneExt].filter(Boolean).join(" ext. ")],
            [fields.mobilePhone, user.mobilePhone],
            [fields.title, user.title],
          ]}
        />
      </Card>
      <Card title={texts.sections.account}>
        <Facts
          of={[
            [fields.membership, membership],
            [
              fields.organization,
              organization.name && (
                <Link to={`${linkTo("admin-console.users")}?organization=${user.orgId}`}>
                  {organization.name}
                </Link>
              ),
            ],
            [fields.location, named([user.locationId], names)],
            [fields.employer, named([user.employerProfileId], names)],
            [fields.id, user.id],
            [fields.createdAt, shownDate(user.createdAt)],
            [fields.updatedAt, shownDate(user.updatedAt)],
          ]}
        />
      </Card>
      <Card title={texts.sections.learning}>
        <Facts
          of={[
            [fields.courses, named(user.courseIds, names)],
            [fields.completed, named(user.completedCourseIds, names)],
            [fields.cohorts, named(user.cohortIds, names)],
            [fields.certificates, user.uniqueCertificateIds?.length || []],
            [fields.apprenticeships, named(user.apprenticeshipIds, names)],
          ]}
        />
      </Card>
    </div>
  );
}

/** The names behind ids; what has been deleted since has none. */
function named(ids: readonly (string | null | undefined)[] | null | undefined, names: Names) {
  return [...new Set((ids ?? []).flatMap((id) => (id ? [names.get(id) || texts.gone] : [])))];
}
