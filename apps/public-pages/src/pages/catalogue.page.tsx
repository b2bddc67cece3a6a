import { useAuth } from "@guildway/auth";
import type { FirstQueries } from "@guildway/federation";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "@guildway/router";
import {
  buttonClass,
  defineTexts,
  EmptyState,
  Loaded,
  Pagination,
  Skeleton,
  useTexts,
} from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { catalogueQuery, queryFor, type Sought, soughtIn } from "../course/catalogue-query.ts";
import { courseAddress, learnAddress } from "../course/course-links.ts";
import type { Course } from "../course/course-queries.ts";
import { learnerQuery } from "../course/learner-queries.ts";
import { ClassCard } from "../features/class-card/class-card.tsx";
import { FindForm } from "../features/find-courses/find-form.tsx";
import { LiveBanner } from "../features/live-banner/live-banner.tsx";
import { usePageHead } from "../head/use-page-head.ts";
import { barOf, iconsOf } from "../organization/brand-of.ts";
import { type Organization, organizationQuery } from "../organization/organization-query.ts";
import styles from "./catalogue.module.css";
import { NothingHere } from "./nothing-here.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

const texts = defineTexts(
  {
    title: "Courses",
    titleOf: (organization: string) => `Courses of ${organization}`,
    description: (organization: string) =>
      `What one can learn at ${organization}, and how to join.`,
    tagged: (tag: string) => `Tagged “${tag}”`,
    without: "Show courses of every tag",
    none: "No course is open to everybody yet",
    noneText: "Come back later.",
    noMatch: "No course matches",
    noMatchText: "Search for fewer words, or show all courses.",
    all: "Show all courses",
    failed: "The courses could not be read",
    failedText: "Check your connection and try again.",
    pages: "Pages of courses",
  },
  {
    title: "Cursos",
    titleOf: (organization: string) => `Cursos de ${organization}`,
    description: (organization: string) =>
      `Lo que se puede aprender en ${organization} y cómo unirse.`,
    tagged: (tag: string) => `Con la etiqueta «${tag}»`,
    without: "Mostrar cursos de todas las etiquetas",
    none: "Todavía no hay cursos abiertos a todos",
    noneText: "Vuelva más tarde.",
    noMatch: "Ningún curso coincide",
    noMatchText: "Busque menos palabras o muestre todos los cursos.",
    all: "Mostrar todos los cursos",
    failed: "No se pudieron leer los cursos",
    failedText: "Revise su conexión e inténtelo de nuevo.",
    pages: "Páginas de cursos",
  },
);

export const firstQueries: FirstQueries = ({ params: { orgSlug = "" } }) => [
  organizationQuery(orgSlug),
];

/** The courses of an organization that everybody may see. */
export default function CataloguePage() {
  const { orgSlug = "" } = useParams();
  const text = useTexts(texts);
  const organization = useQuery(organizationQuery(orgSlug));
  return (
    <PublicSurround>
      <Loaded query={organization} failed={{ title: text.failed, text: text.failedText }}>
        {(found) => (found ? <Catalogue organization={found} /> : <NothingHere id={orgSlug} />)}
      </Loaded>
    </PublicSurround>
  );
}

function Catalogue({ organization }: { organization: Organization }) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const sought = soughtIn(query);
  const isAll = queryFor({ ...sought, page: 1 }) === "";
  const courses = useQuery(catalogueQuery(organization.id, sought));
  const reader = useReader(organization);
  const name = organization.name ?? "";
  usePageHead({
    frame: {
      title: text.titleOf(name),
      description: text.description(name),
      organization: barOf(organization),
    },
    head: {
      ...iconsOf(organization),
      // What was searched for is no page of its own.
      indexed: isAll && courses.data?.items.some((course) => course.searchEnginesEnabled) === true,
      image: organization.orgLogo ?? undefined,
    },
  });
  const live = courses.data?.items.find((course) => course.isLive);
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      {live && <LiveBanner slim title={live.title ?? ""} href={reader.addressOf(live)} />}
      <FindForm sought={sought} />
      {sought.tag && (
        <p className={styles.tag}>
          {text.tagged(sought.tag)}{" "}
          <Link to={pathname + queryFor({ ...sought, tag: "", page: 1 })}>{text.without}</Link>
        </p>
      )}
      <Loaded
        query={courses}
        waiting={<Skeleton lines={8} />}
        failed={{ title: text.failed, text: text.failedText }}
      >
        {({ items, total, rangeFrom, rangeTo }) =>
          items.length === 0 ? (
            <EmptyState
              title={isAll && sought.page === 1 ? text.none : text.noMatch}
              text={isAll && sought.page === 1 ? text.noneText : text.noMatchText}
              action={
                (!isAll || sought.page > 1) && (
                  <Link className={buttonClass()} to={pathname}>
                    {text.all}
                  </Link>
                )
              }
            />
          ) : (
            <>
              <ul className={styles.cards}>
                {items.map((course) => (
                  <li key={course.id}>
                    <ClassCard
                      course={course}
                      organization={organization}
                      address={reader.addressOf(course)}
                      isEnrolled={reader.takes.includes(course.id)}
                    />
                  </li>
                ))}
              </ul>
              <Pages
                sought={sought}
                total={total}
                from={(rangeFrom ?? 0) + 1}
                to={(rangeTo ?? 0) + 1}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Which courses the reader takes, who may be nobody known, and where each stands for them: who is of the organization stays signed in. */
function useReader(organization: Organization) {
  const auth = useAuth();
  const isMember = auth.status === "signed-in" && auth.organization.id === organization.id;
  const takes = useQuery(learnerQuery(auth.status === "signed-in" ? auth.user.id : "")).data;
  return {
    takes: takes?.courseIds ?? [],
    addressOf: (course: Course) =>
      isMember ? learnAddress(course.id) : courseAddress(organization.slug ?? "", course),
  };
}

function Pages({
  sought,
  total,
  from,
  to,
}: {
  sought: Sought;
  total: number;
  from: number;
  to: number;
}) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stepTo = (page: number) => {
    const href = pathname + queryFor({ ...sought, page });
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(href);
    };
    return { href, onClick };
  };
  return (
    <Pagination
      label={text.pages}
      from={from}
      to={to}
      total={total}
      previous={sought.page > 1 ? stepTo(sought.page - 1) : undefined}
      next={to < total ? stepTo(sought.page + 1) : undefined}
    />
  );
}
