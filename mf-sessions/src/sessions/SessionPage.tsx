import { useEndpoint } from '@mentor-connect/api'
import { getMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, MissingRecord } from '@mentor-connect/ui'
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
      {!data && (
        <MissingRecord error={error} onRetry={meeting.retry} notFound={t('sessions.notFound')}>
          <ButtonLink to={list}>{t('sessions.list.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && <SessionDetails key={id} meeting={data} onChanged={meeting.retry} />}
    </AreaPage>
  )
}
