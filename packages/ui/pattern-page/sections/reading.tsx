import Award from "lucide-react/icons/award";
import { useState } from "react";
import { Card, Meter, Tabs, Tag, Term } from "../../src/index.ts";
import styles from "../pattern-page.module.css";

export function Reading() {
  const [tab, setTab] = useState("about");
  return (
    <Card title="Reading">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <h3>Industrial machinery mechanics</h3>
          <p>
            An apprentice learns mostly by{" "}
            <Term name="OJT">
              On-the-job training: paid work under a skilled worker who teaches the trade.
            </Term>{" "}
            and adds{" "}
            <Term name="related instruction">
              Classes that teach the theory behind the work, often at a college or online.
            </Term>
            . At the end stands a credential that every state knows. Read{" "}
            <a href="#main">how wages rise</a> over the four years.
          </p>
          <div className={styles.row}>
            <Tag tone="green" icon={<Award aria-hidden="true" />}>
              Bright outlook
            </Tag>
            <Tag tone="blue">Registered</Tag>
            <Tag tone="amber">Draft</Tag>
            <Tag tone="red">Expired</Tag>
            <Tag tone="accent">New</Tag>
            <Tag>49-9041.00</Tag>
          </div>
        </div>
        <Tabs
          label="The occupation"
          active={tab}
          onChange={setTab}
          tabs={[
            { id: "about", label: "About", panel: <p>Keeps the machines of a plant running.</p> },
            { id: "skills", label: "Skills", count: 3, panel: <Skills /> },
            { id: "wages", label: "Wages", panel: <p>Half earn more than $30.00 an hour.</p> },
          ]}
        />
        <Skills />
      </div>
    </Card>
  );
}

function Skills() {
  return (
    <table>
      <caption>Importance of skills</caption>
      <tbody>
        {skills.map(([skill, importance]) => (
          <tr key={skill}>
            <th scope="row">{skill}</th>
            <td>
              <Meter label={`Importance of ${skill.toLowerCase()}`} value={importance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const skills = [
  ["Repairing", 78],
  ["Troubleshooting", 72],
  ["Equipment maintenance", 69],
] as const;
