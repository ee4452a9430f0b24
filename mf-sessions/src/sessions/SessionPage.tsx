import { useEndpoint } from '@mentor-connect/api'
import { getMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { BackTo, AreaPage, ButtonLink, Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { SessionDetails } from './SessionDetails'

/** The page of one session, for the learner and for the mentor. */
export default function SessionPage() {
  const t = useT()
  const { session } = useSession()
  const { id = '' } = useParams()
  const meeting = useEndpoint(getMeeting, { params: { id } })
  const list = session.role === 'mentor' ? paths.mentorArea.sessions : paths.learner.sessions
  const { data, error } = meeting
  return (
    <AreaPage>
      <PageTitle>{data?.title ?? t('sessions.list.title')}</PageTitle>
      <BackTo to={list}>{t('sessions.list.title')}</BackTo>
      {meeting.isLoading && <Skeleton $height="24rem" />}
      {!data && error?.code === 'not_found' && (
        <Empty title={t('sessions.notFound')}>
          <ButtonLink to={list}>{t('sessions.list.title')}</ButtonLink>
        </Empty>
      )}
      {!data && error && error.code !== 'not_found' && <LoadFailed error={error} onRetry={meeting.retry} />}
      {data && <SessionDetails key={id} meeting={data} onChanged={meeting.retry} />}
    </AreaPage>
  )
}
