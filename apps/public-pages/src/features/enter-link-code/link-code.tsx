import { useSearchParams } from "@guildway/router";
import { PageLoading, useTexts } from "@guildway/ui";
import { AccessCodeCard } from "@guildway/ui/access-code";
import { useEffect, useState } from "react";
import { usePageHead } from "../../head/use-page-head.ts";
import { texts } from "./texts.ts";
import type { useLinkGrant } from "./use-link-grant.ts";

const codeInAddress = "accessCode";

/** Asks for the code of a page link; one that stands in the address is taken out of it and tried. */
export function LinkCode({ grant, give, isChecking, error }: ReturnType<typeof useLinkGrant>) {
  const { title, footer } = useTexts(texts);
  usePageHead({ frame: { title, organization: null } });
  const [address, setAddress] = useSearchParams();
  const given = address.get(codeInAddress);
  const [wasGiven] = useState(given !== null);
  useEffect(() => {
    if (given === null) return;
    const rest = new URLSearchParams(address);
    rest.delete(codeInAddress);
    setAddress(rest, { replace: true });
    give(given);
  }, [given, address, setAddress, give]);
  const isTried = wasGiven && error === undefined;
  if (given !== null || isTried || grant !== undefined) return <PageLoading />;
  return <AccessCodeCard footer={footer} onCode={give} checking={isChecking} error={error} />;
}
