import { call } from "@guildway/api-client";
import { readOccupation } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { texts } from "./texts.ts";

/** A RAPIDS code that lost its zeros with them again, where the list has that one for the same O*NET occupation. */
export function CodeProposal({
  rapidsCode,
  oNetCode,
  onUse,
}: {
  rapidsCode: string;
  oNetCode: string;
  onUse(code: string): void;
}) {
  const { use } = useTexts(texts);
  const whole = rapidsCode.replace(/\.0$/, "").padStart(4, "0");
  const { data } = useQuery({
    queryKey: ["admin-console", "occupation", oNetCode],
    enabled: oNetCode !== "",
    retry: false,
    queryFn: ({ signal }) => call(readOccupation, { query: { keyword: oNetCode }, signal }),
  });
  const [occupation] = data?.OccupationDetail ?? [];
  const isListed =
    occupation?.OnetCode === oNetCode &&
    occupation.Apprenticeable?.some(({ RapidsCode }) => RapidsCode === whole);
  return isListed ? (
    <div>
      <Button onClick={() => onUse(whole)}>{use(whole)}</Button>
    </div>
  ) : null;
}
