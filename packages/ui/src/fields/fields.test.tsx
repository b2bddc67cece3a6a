import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { CheckboxGroup, RadioGroup } from "./choice-group.tsx";
import { NumberField } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const parts = { TextField, TextArea, SelectField, NumberField, Checkbox };

describe.each(Object.entries(parts))("%s", (_, Field) => {
  const words = { id: "wage", label: "Wage", hint: "Each hour", error: "Enter a wage" };

  it("is named by its label", () => {
    expect(renderToStaticMarkup(<Field {...words} />)).toMatch(/<label[^>]* for="wage">Wage/);
  });

  it("is described by its hint and then its error, and marked invalid", () => {
    const markup = renderToStaticMarkup(<Field {...words} />);
    expect(markup).toContain('aria-describedby="wage-hint wage-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="wage-hint">Each hour/);
    expect(markup).toMatch(/id="wage-error">.*Enter a wage/);
  });

  it("is neither described nor invalid without hint and error", () => {
    const markup = renderToStaticMarkup(<Field id="wage" label="Wage" />);
    expect(markup).not.toContain("aria-describedby");
    expect(markup).not.toContain("aria-invalid");
  });

  it("IN-5.7 marks only what is optional, or with an asterisk where one is asked for", () => {
    expect(renderToStaticMarkup(<Field label="Wage" />)).not.toMatch(/optional|\*/);
    expect(renderToStaticMarkup(<Field label="Wage" optional />)).toContain("(optional)");
    const asked = renderToStaticMarkup(<Field label="Wage" asterisk />);
    expect(asked).toContain(" *</span>");
    expect(asked).toContain('aria-required="true"');
  });

  it("hands its name to the control, as a form library needs", () => {
    expect(renderToStaticMarkup(<Field label="Wage" name="wage" />)).toContain('name="wage"');
  });
});

describe("a group of choices", () => {
  const choices = [
    { value: "one", label: "One year" },
    { value: "two", label: "Two years", hint: "4,000 hours" },
  ];

  it("is a fieldset whose legend asks the question and which its error describes", () => {
    const markup = renderToStaticMarkup(
      <RadioGroup id="length" legend="How long?" name="length" choices={choices} error="Choose" />,
    );
    expect(markup).toMatch(/<fieldset[^>]* id="length" aria-describedby="length-error">/);
    expect(markup).toMatch(/<legend[^>]*>How long\?/);
  });

  it("ticks the one radio that is the value", () => {
    const markup = renderToStaticMarkup(
      <RadioGroup legend="How long?" name="length" choices={choices} defaultValue="two" />,
    );
    expect(checked(markup)).toEqual(["two"]);
  });

  it("ticks every box among the values", () => {
    const markup = renderToStaticMarkup(
      <CheckboxGroup
        legend="Which?"
        name="which"
        choices={choices}
        defaultValue={["one", "two"]}
      />,
    );
    expect(checked(markup)).toEqual(["one", "two"]);
  });

  it("describes a choice by its own hint", () => {
    const markup = renderToStaticMarkup(
      <RadioGroup id="length" legend="How long?" name="length" choices={choices} />,
    );
    expect(markup).toContain('aria-describedby="length-1-hint"');
    expect(markup).toMatch(/id="length-1-hint">4,000 hours/);
  });
});

function checked(markup: string) {
  return [...markup.matchAll(/<input[^>]*>/g)]
    .filter(([input]) => input.includes('checked=""'))
    .map(([input]) => /value="(\w+)"/.exec(input)?.[1]);
}
