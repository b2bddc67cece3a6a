import BookOpen from "lucide-react/icons/book-open";
import { Button, Card, EmptyState, ErrorState, Notice } from "../../src/index.ts";
import styles from "../pattern-page.module.css";

export function Messages() {
  return (
    <Card title="Messages">
      <div className={styles.stack}>
        <Notice kind="info" title="Two people sign this agreement">
          You sign first; the employer gets an e-mail when you are done.
        </Notice>
        <Notice kind="success">The plan was sent.</Notice>
        <Notice kind="warning" title="This wage is below today’s federal minimum">
          You can go on, but a state agency will ask about it.
        </Notice>
        <Notice kind="danger">We could not save the schedule. Your entries are still here.</Notice>
        <div className={styles.columns}>
          <EmptyState
            icon={<BookOpen aria-hidden="true" />}
            title="No courses yet"
            text="Courses that you add to this pathway appear here, in the order people take them."
            action={<Button variant="primary">Add a course</Button>}
          />
          <ErrorState
            title="The courses did not load"
            text="Nothing is lost. Check your connection and try again."
            onRetry={() => location.reload()}
          />
        </div>
      </div>
    </Card>
  );
}
