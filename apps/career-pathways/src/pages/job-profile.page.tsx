import { useParams } from "@guildway/router";

export default function JobProfilePage() {
  const { jobProfileId } = useParams();
  return <h1>Job profile {jobProfileId}</h1>;
}
