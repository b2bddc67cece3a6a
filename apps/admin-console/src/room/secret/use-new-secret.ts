import { failureCode } from "@guildway/api-client";
import { useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

type Says<Own extends string> = Own | "too-many" | "failed";

interface Fault<Own extends string> {
  field?: string;
  says: Says<Own>;
}

/** A form that makes a record with a secret, which lives as long as the dialog that shows it; `list` names the type of the record. */
export function useNewSecret<Own extends string>({
  list,
  check,
  make,
  faults,
}: {
  list: string;
  check: (values: FormData) => { field: string; says: Own }[];
  /** Answers the secret. */
  make: (values: FormData) => Promise<string>;
  faults: Readonly<Record<Says<Own>, string>>;
}) {
  const [secret, setSecret] = useState<string>();
  const queries = useQueryClient();
  const form = useFormCore<FormData, Fault<Own>>({
    check,
    async send(values) {
      setSecret(await make(values));
      await queries.invalidateQueries({ queryKey: ["admin-console", list] });
    },
    faultsOf: (error) => {
      console.error(error);
      return [{ says: failureCode(error) === "record.too-many" ? "too-many" : "failed" }];
    },
    say: ({ says }) => faults[says],
  });
  return { form, secret };
}
