export { officialFiles } from "@guildway/provider-api/official-files";
