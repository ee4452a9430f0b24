import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getMentor } from '@mentor-connect/contract/api/mentors'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, StaleNotice, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { PageColumn } from '../../page-layout/PageColumn'
import { MentorNotFound } from './MentorNotFound'
import { MentorProfile } from './MentorProfile'
import { MentorProfileSkeleton } from './MentorProfileSkeleton'

/** The page of one mentor. The id is the last path segment, wherever the page is mounted. */
export default function MentorProfilePage() {
  const { mentorId = '' } = useParams()
  return (
    <PageColumn>
      <LoadedMentor key={mentorId} id={mentorId} />
    </PageColumn>
  )
}

function LoadedMentor({ id }: { id: string }) {
  const t = useT()
  const mentor = useEndpoint(getMentor, { params: { id } })

  if (mentor.isLoading) return <MentorProfileSkeleton />
  if (!mentor.data && mentor.error && isNotFound(mentor.error)) return <MentorNotFound />
  if (!mentor.data)
    return (
      <>
        <PageTitle>{t('ui.role.mentor')}</PageTitle>
        <Title>{t('ui.role.mentor')}</Title>
        <LoadFailed error={mentor.error!} onRetry={mentor.retry} />
      </>
    )
  return (
    <>
      <PageTitle>{mentor.data.name}</PageTitle>
      {mentor.error && <StaleNotice onRetry={mentor.retry} />}
      <MentorProfile mentor={mentor.data} />
    </>
  )
}
