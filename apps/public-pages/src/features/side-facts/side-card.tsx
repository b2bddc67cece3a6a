import { Card, defineTexts, useLanguage, useTexts } from "@guildway/ui";
import { Link } from "@guildway/router";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Course, courseByIdQuery } from "../../course/course-queries.ts";
import { isOf } from "../../course/is-of.ts";
import { dollars } from "../../course/money-and-days.ts";
import type { Organization } from "../../organization/organization-query.ts";
import styles from "./side-card.module.css";

const texts = defineTexts(
  {
    title: "At a glance",
    offeredBy: "Offered by",
    schedule: "Schedule",
    price: "Price",
    payment: "Payment required",
    free: "Free",
    place: "Where",
    prerequisite: "Take first",
    privatePrerequisite: "Another course, which is not public",
  },
  {
    title: "De un vistazo",
    offeredBy: "Lo ofrece",
    schedule: "Horario",
    price: "Precio",
    payment: "Requiere pago",
    free: "Gratis",
    place: "Dónde",
    prerequisite: "Requisito previo",
    privatePrerequisite: "Otro curso, que no es público",
  },
);

interface Props {
  course: Course;
  organization: Organization;
  /** Where it is taught, line by line. */
  place: readonly string[];
  /** Where another course of the organization stands. */
  addressOf(course: Course): string;
  /** What one can do beside. */
  children?: ReactNode;
}

/** The facts that decide, beside a course. */
export function SideCard({ course, organization, place, addressOf, children }: Props) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { schedule, price, hasPayment, prerequisiteId } = course;
  const cost =
    typeof price === "number"
      ? price === 0
        ? text.free
        : dollars(price, lang)
      : hasPayment
        ? text.payment
        : undefined;
  return (
    <Card title={text.title}>
      <dl className={styles.facts}>
        <Fact name={text.offeredBy}>{organization.name}</Fact>
        {schedule && <Fact name={text.schedule}>{schedule}</Fact>}
        {cost && <Fact name={text.price}>{cost}</Fact>}
        {place.length > 0 && (
          <Fact name={text.place}>
            {place.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </Fact>
        )}
        {prerequisiteId && (
          <Fact name={text.prerequisite}>
            <Prerequisite id={prerequisiteId} organization={organization} addressOf={addressOf} />
          </Fact>
        )}
      </dl>
      {children}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The course that comes first, by its name; with a link where the organization shows it. */
function Prerequisite({
  id,
  organization,
  addressOf,
}: { id: string } & Pick<Props, "organization" | "addressOf">) {
  const text = useTexts(texts);
  const { data: course } = useQuery(courseByIdQuery(id));
  if (course === undefined) return "…";
  if (!course?.isPublic || !course.title) return text.privatePrerequisite;
  if (!isOf(course, organization)) return course.title;
  return <Link to={addressOf(course)}>{course.title}</Link>;
}
