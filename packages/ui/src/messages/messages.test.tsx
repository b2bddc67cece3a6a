import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UiLanguage } from "../language/ui-language.tsx";
import { ErrorState } from "./error-state.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";

it("a form without errors has no summary", () => {
  expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe("");
});

it("a summary can be focused and links each error to its field", () => {
  const errors = [
    { field: "email", message: "Enter an e-mail address" },
    { field: "zip", message: "Enter a ZIP code" },
  ];
  const markup = renderToStaticMarkup(<ErrorSummary errors={errors} />);
  expect(markup).toContain('tabindex="-1"');
  expect(markup).toContain('<a href="#email">Enter an e-mail address</a>');
  expect(markup).toContain('<a href="#zip">Enter a ZIP code</a>');
});

it("what no field can mend is said in a summary without a link", () => {
  const markup = renderToStaticMarkup(<ErrorSummary errors={[{ message: "Wait a minute" }]} />);
  expect(markup).toContain("Wait a minute");
  expect(markup).not.toContain("<a ");
});

it("a notice tells its kind in words as well as by colour", () => {
  expect(renderToStaticMarkup(<Notice kind="warning">The class is full.</Notice>)).toContain(
    "Warning:",
  );
});

it("an error state offers to try again only when it can", () => {
  expect(renderToStaticMarkup(<ErrorState title="Failed" onRetry={() => {}} />)).toContain(
    "Try again",
  );
  expect(renderToStaticMarkup(<ErrorState title="Failed" />)).not.toContain("<button");
});

it("the parts' own words follow the language of the page", () => {
  const markup = renderToStaticMarkup(
    <UiLanguage lang="es">
      <ErrorState title="No se pudo cargar" onRetry={() => {}} />
    </UiLanguage>,
  );
  expect(markup).toContain("Volver a intentar");
});
