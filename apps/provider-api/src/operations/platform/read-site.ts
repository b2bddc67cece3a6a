import { readSite as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const readSite = operation(endpoint, async (_call, { settings }) => ({
  provider: {
    name: settings.providerName,
    privacyPolicy: settings.providerPrivacyPolicy ?? null,
    contact: settings.providerContact ?? null,
  },
  planDays: settings.planDays,
  uploadMegabytes: settings.uploadMegabytes,
  mapService: settings.mapUrlTemplate !== undefined,
}));
