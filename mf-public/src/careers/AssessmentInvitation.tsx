import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

export function AssessmentInvitation() {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="career-assessment">
      <Row $between $gap={5}>
        <Stack $gap={2}>
          <SectionTitle id="career-assessment">{t('public.careers.assessment')}</SectionTitle>
          <Muted>{t('public.careers.assessmentText')}</Muted>
        </Stack>
        <ButtonLink to={paths.learner.assessment} $variant="secondary">
          {t('public.careers.assessment')}
        </ButtonLink>
      </Row>
    </Card>
  )
}
