import { useState } from "react";
import { Card } from "../../src/index.ts";
import { RichText } from "../../src/rich-text/rich-text.tsx";
import { RichTextField } from "../../src/rich-text/editor/index.ts";
import styles from "../pattern-page.module.css";

const sample =
  '<h2>Before you start</h2><p>Wear <strong>eye protection</strong>, and read <a href="https://www.osha.gov/">the rules</a>.</p><ol><li><p>Shut the machine down.</p></li><li><p>Hang your own tag.</p></li></ol><blockquote><p>Ask when you are not sure.</p></blockquote><pre><code>G00 X0 Y0</code></pre>';

export function RichTexts() {
  const [text, setText] = useState(sample);
  return (
    <Card title="Rich text">
      <div className={styles.columns}>
        <RichTextField
          name="instructions"
          label="Instructions"
          hint="What people read before they begin."
          value={text}
          onChange={setText}
          height={260}
        />
        <div className={styles.stack}>
          <RichTextField
            name="summary"
            label="Summary"
            value="<p>More than fits.</p>"
            onChange={() => undefined}
            max={10}
            height={128}
          />
          <RichText html={text} beneath={2} />
        </div>
      </div>
    </Card>
  );
}
