import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOccupations, importOccupationData } from "./index.ts";
import { officialFiles } from "./official-files.ts";
import { rawFiles } from "./raw-files/raw-view.ts";
import { openTestDatabase } from "./test-database.ts";
import { asked, zips } from "./view-sample.ts";

const folder = officialFiles();
const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
let raw: ReturnType<typeof rawFiles>;

beforeAll(async () => {
  if (folder === undefined) return;
  await importOccupationData(db, folder, { report: () => undefined });
  raw = rawFiles(folder);
}, 180_000);
afterAll(close);

const toOneDecimal = (miles: number) => Number(miles.toFixed(1));

describe.skipIf(folder === undefined)(
  "with all official files imported, what is said of 20 occupations",
  () => {
    it("names 20 occupations and 10 ZIP codes", () => {
      expect(new Set(asked.map(([code]) => code)).size).toBe(20);
      expect(new Set(zips.map(([zip]) => zip)).size).toBe(10);
    });

    it.for(zips)(
      "near %s, %s: programs are those that the files hold, in their order",
      async ([zip]) => {
        const place = raw.placeOf(zip)!;
        for (const [onetCode] of asked) {
          const { radius, found } = raw.programs(onetCode.slice(0, 7), place);
          const answer = await occupations.training({ onetCode, zip });
          expect(answer, onetCode).toMatchObject({
            Available: true,
            Radius: radius,
            Total: found.length,
          });
          expect(
            answer.SchoolPrograms.map((program) => ({ ...program, SchoolUrl: undefined })),
            onetCode,
          ).toEqual(
            found
              .slice(0, 200)
              .map(({ miles, ...program }) => ({ ...program, Distance: toOneDecimal(miles) })),
          );
        }
      },
    );

    it.for(zips)(
      "near %s, %s: sponsors are those that the files hold, in their order",
      async ([zip]) => {
        const place = raw.placeOf(zip)!;
        for (const [onetCode] of asked) {
          const { radius, found } = raw.sponsors(onetCode, place);
          const answer = await occupations.sponsors({ onetCode, zip });
          expect(answer, onetCode).toMatchObject({
            Available: true,
            Radius: radius,
            Total: found.length,
          });
          expect(
            answer.Sponsors.map(({ Id, Name, City, National, Distance }) => {
              return { Id, Name, City, National, Distance };
            }),
            onetCode,
          ).toEqual(
            found
              .slice(0, 50)
              .map(({ miles, ...sponsor }) => ({ ...sponsor, Distance: toOneDecimal(miles) })),
          );
        }
      },
    );

    it.for(zips)(
      "near %s, %s: licenses are those of the state and of the nation",
      async ([zip]) => {
        const place = raw.placeOf(zip)!;
        for (const [onetCode] of asked) {
          const answer = await occupations.certificates({ onetCode, zip });
          expect(answer, onetCode).toMatchObject({
            State: place.state,
            StateKnown: raw.knowsState(place.state),
          });
          const licences = answer.CertList.filter(({ Kind }) => Kind === "licence");
          expect(
            licences.map(({ Id, Name, State, Organization }) => ({
              Id,
              Name,
              State,
              Organization,
            })),
            onetCode,
          ).toEqual(
            raw.licences(onetCode, place.state).map(({ Id, Name, State, Organization }) => {
              return { Id, Name, State, Organization };
            }),
          );
        }
      },
    );

    it.for(zips)("near %s, %s: wages and openings are those that are published", async ([zip]) => {
      const place = raw.placeOf(zip)!;
      for (const [onetCode, combined] of asked) {
        const soc = combined ?? onetCode.slice(0, 7);
        const detail = await occupations.detail({ onetCode, zip, wages: true, training: false });
        const national = raw.national(soc);
        const median = (rate: "Annual" | "Hourly") =>
          detail?.Wages?.NationalWagesList.find(({ RateType }) => RateType === rate)?.Median ??
          null;
        expect(detail?.Wages === undefined, onetCode).toBe(national === undefined);
        if (national) {
          expect({ Annual: median("Annual"), Hourly: median("Hourly") }, onetCode).toEqual(
            national,
          );
          expect(detail?.Wages, onetCode).toMatchObject({
            WageYear: 2025,
            SocWageInfo: { SocCode: soc },
          });
        }
        const local = detail?.Wages?.LocalWagesList ?? [];
        expect(
          local.map(({ Annual, Hourly }) => ({ Annual, Hourly })),
          onetCode,
        ).toEqual(national ? raw.local(soc, place) : []);
        const outlook = raw.outlook(soc);
        expect(detail?.Outlook === undefined, onetCode).toBe(outlook === undefined);
        expect(detail?.Outlook ?? {}, onetCode).toMatchObject(outlook ?? {});
      }
    });

    it("says of a ZIP code that is not known which one it stands at, and where one is known nothing of that", async () => {
      expect(await occupations.place("18199")).toMatchObject({ State: "PA", Approximate: true });
      expect(await occupations.place("00901")).toMatchObject({ State: "PR", Approximate: true });
      expect(await occupations.place("18101")).not.toHaveProperty("Approximate");
    });
  },
);
