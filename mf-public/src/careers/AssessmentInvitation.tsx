import { useEndpoint } from '@mentor-connect/api'
import { getAssessment } from '@mentor-connect/contract/learning/assessments'
import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** A link to the interest test, for people who have not answered it. */
export function AssessmentInvitation() {
  const t = useT()
  const assessment = useEndpoint(getAssessment, useLearner() ? {} : null)
  if (assessment.data?.results.length) return null
  return (
    <Card as="section" aria-labelledby="career-assessment">
      <Row $between $gap={5}>
        <Stack $gap={2}>
          <SectionTitle id="career-assessment">{t('public.careers.assessment')}</SectionTitle>
          <Muted>{t('public.careers.assessmentText')}</Muted>
        </Stack>
        <ButtonLink to={paths.learner.assessment} $variant="secondary">
          {t('public.careers.assessmentStart')}
        </ButtonLink>
      </Row>
    </Card>
  )
}
