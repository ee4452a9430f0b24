import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import {
  NotFound,
  LoadFailed,
  LoadingHeading,
  StaleNotice,
  Title,
  ButtonLink,
  Row,
  Card,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { PageColumn } from '../../page-layout/PageColumn'
import { useSitePaths } from '../../page-layout/useSitePaths'
import { MentorProfile } from './MentorProfile'

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
      <Slot name="mentor.profile" mentorId={id} />
    </>
  )
}

function MentorNotFound() {
  const t = useT()
  const sitePaths = useSitePaths()
  return (
    <NotFound title={t('public.mentors.notFound')} help={t('public.mentors.notFoundHelp')}>
      <Row>
        <ButtonLink to={sitePaths.mentorDirectory}>{t('public.home.mentors.all')}</ButtonLink>
      </Row>
    </NotFound>
  )
}

function MentorProfileSkeleton() {
  return (
    <Stack $gap={6} aria-busy>
      <LoadingHeading />
      <Card>
        <Row $gap={6}>
          <Skeleton $height="8rem" $width="8rem" $round />
          <Stack $gap={3}>
            <Skeleton $height="2rem" $width="16rem" />
            <Skeleton $width="10rem" />
          </Stack>
        </Row>
      </Card>
      <Skeleton $height="10rem" />
    </Stack>
  )
}
