import { apprenticeships } from "@guildway/api-contract";
import { useParams } from "@guildway/router";
import { useQuery } from "@tanstack/react-query";
import type { Program } from "../features/make-apprenticeship/made-of-program.ts";
import { MakeApprenticeship } from "../features/make-apprenticeship/make-apprenticeship.tsx";
import { WhereAllowed } from "../room/form/where-allowed.tsx";
import { LoadedRecord } from "../room/loaded-record.tsx";
import { recordQuery } from "../room/record/record-query.ts";
import { trainingProgramsRoom } from "../rooms/training-programs/training-programs.room.ts";

/** An apprenticeship from a training program. */
export default function MakeApprenticeshipPage() {
  const { programId = "" } = useParams();
  const query = useQuery(recordQuery(trainingProgramsRoom, programId));
  return (
    <WhereAllowed room={{ record: apprenticeships }}>
      <LoadedRecord room={trainingProgramsRoom} query={query}>
        {(row) => <MakeApprenticeship key={row.id} program={row as Program} />}
      </LoadedRecord>
    </WhereAllowed>
  );
}
