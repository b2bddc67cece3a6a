import { useState, type FormEvent } from "react";
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  ErrorSummary,
  NumberField,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from "../../src/index.ts";
import styles from "../pattern-page.module.css";

export function Fields() {
  const [attempt, setAttempt] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((before) => before + 1);
  };
  return (
    <Card title="Fields">
      <form className={styles.columns} noValidate onSubmit={send}>
        <div className={styles.stack}>
          <ErrorSummary
            attempt={attempt}
            errors={[
              { field: "email", message: "Enter an e-mail address with an @" },
              { field: "length", message: "Choose how long the program takes" },
            ]}
          />
          <TextField label="Program name" name="program" defaultValue="Welding basics" />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            hint="We send the plan to this address."
            error="Enter an e-mail address with an @"
            defaultValue="teacher.example.org"
          />
          <TextField label="ZIP code" name="zip" width="short" inputMode="numeric" asterisk />
          <NumberField
            label="Starting wage"
            name="wage"
            hint="What an apprentice earns in the first period."
            before="$"
            after="an hour"
            defaultValue="18.50"
          />
          <SelectField label="Employment status" name="status" width="medium" defaultValue="">
            <option value="">Choose one</option>
            <option value="em">Employed</option>
            <option value="ue">Unemployed</option>
          </SelectField>
        </div>
        <div className={styles.stack}>
          <RadioGroup
            legend="How long does the program take?"
            id="length"
            name="length"
            hint="Count only paid hours."
            error="Choose how long the program takes"
            choices={[
              { value: "1", label: "One year" },
              { value: "2", label: "Two years", hint: "About 4,000 hours." },
              { value: "4", label: "Four years", hint: "About 8,000 hours." },
            ]}
          />
          <CheckboxGroup
            legend="Where are classes held?"
            name="places"
            optional
            defaultValue={["college"]}
            choices={[
              { value: "college", label: "At a college" },
              { value: "online", label: "Online" },
              { value: "plant", label: "At the plant", disabled: true },
            ]}
          />
          <TextArea label="Notes" name="notes" optional rows={3} hint="Seen by staff only." />
          <Checkbox label="I agree to the terms" name="agree" hint="You can change this later." />
          <div className={styles.row}>
            <Button type="submit" variant="primary">
              Send plan
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
