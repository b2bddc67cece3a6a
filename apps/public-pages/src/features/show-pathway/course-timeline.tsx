import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, EmptyState, Loaded, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { pathwayCoursesQuery } from "./pathway-query.ts";
import styles from "./show-pathway.module.css";
import { texts } from "./texts.ts";

/** The courses of a pathway in its order, each numbered and with the way to it. */
export function CourseTimeline({
  courseIds,
  orgSlug,
}: {
  courseIds: readonly string[];
  orgSlug: string;
}) {
  const text = useTexts(texts);
  const courses = useQuery(pathwayCoursesQuery(courseIds));
  return (
    <section aria-labelledby="pathway-courses">
      <h2 id="pathway-courses">{text.courses}</h2>
      <Loaded query={courses}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState title={text.noCourses} />
          ) : (
            <ol className={styles.timeline}>
              {open.map((course, index) => (
                <li key={course.id} className={styles.step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div className={styles.stepWords}>
                    <h3>{course.title}</h3>
                    {course.overview && <p>{course.overview}</p>}
                    <Link
                      className={buttonClass()}
                      aria-label={text.learnMoreAbout(course.title ?? "")}
                      to={courseAddress(orgSlug, course.id)}
                    >
                      {text.learnMore}
                    </Link>
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

/** Where a course stands, by its id. */
export const courseAddress = (orgSlug: string, id: string) =>
  linkTo("public-pages.course", { orgSlug, courseKey: "classId", courseValue: id });
