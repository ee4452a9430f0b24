import { useEndpoint } from '@mentor-connect/api'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getMentoring } from '@mentor-connect/contract/mentoring/mentorships'
import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, Lead, MissingRecord, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { Asking } from './Asking'

/** The page on which a learner asks a mentor for a mentorship. */
export default function AskPage() {
  const t = useT()
  const { mentorId = '' } = useParams()
  const learner = useLearner()
  const mentor = useEndpoint(getMentor, { params: { id: mentorId } })
  const mentoring = useEndpoint(getMentoring, { params: { mentorId } })
  const failed = [mentor, mentoring].find(({ data, error }) => error && !data)
  const title = mentor.data
    ? t('mentorship.ask.titleOf', { name: mentor.data.name })
    : t('mentorship.ask.title')
  return (
    <AreaPage>
      <PageTitle>{title}</PageTitle>
      <BackTo to={paths.learner.mentor(mentorId)}>{mentor.data?.name ?? t('mentorship.ask.back')}</BackTo>
      {mentor.data && mentoring.data && learner ? (
        <>
          <header>
            <Title>{title}</Title>
            <Lead>{t('mentorship.ask.lead')}</Lead>
          </header>
          <Asking
            key={mentorId}
            learnerId={learner._id}
            mentor={mentor.data}
            mentoring={mentoring.data}
            onRefused={mentoring.retry}
          />
        </>
      ) : (
        <MissingRecord
          error={failed?.error}
          onRetry={() => failed?.retry()}
          notFound={t('mentorship.ask.notFound')}
        />
      )}
    </AreaPage>
  )
}
