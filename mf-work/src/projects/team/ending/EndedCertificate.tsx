import { useEndpoint } from '@mentor-connect/api'
import { getContributions } from '@mentor-connect/contract/work/projects/teams'
import { ProjectCertificate } from './ProjectCertificate'

/** The certificate of a project that has ended before the mentor decided about all members. */
export function EndedCertificate({ teamId }: { teamId: string }) {
  const { data, setData } = useEndpoint(getContributions, { params: { id: teamId } })
  if (!data) return null
  return (
    <ProjectCertificate
      teamId={teamId}
      contributions={data}
      onIssued={(certificateId) => setData({ ...data, certificateId })}
    />
  )
}
