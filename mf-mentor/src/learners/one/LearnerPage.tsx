import { useEndpoint } from '@mentor-connect/api'
import { getMentorLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, MissingRecord, StaleNotice } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { LearnerView } from './LearnerView'
import { useLearnerT } from './useLearnerT'

/** Everything that a mentor may see of one learner. */
export default function LearnerPage() {
  const t = useLearnerT()
  const { learnerId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getMentorLearner, { params: { id: learnerId } })
  return (
    <AreaPage>
      <PageTitle>{data?.name ?? t('mentor.learner.title')}</PageTitle>
      <BackTo to={paths.mentorArea.learners}>{t('mentor.learner.back')}</BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('mentor.learner.notFound')}>
          <p>{t('mentor.learner.notFoundHint')}</p>
          <ButtonLink to={paths.mentorArea.learners}>{t('mentor.learner.back')}</ButtonLink>
        </MissingRecord>
      )}
      {data && error && <StaleNotice onRetry={retry} />}
      {data && <LearnerView key={learnerId} learner={data} />}
    </AreaPage>
  )
}
