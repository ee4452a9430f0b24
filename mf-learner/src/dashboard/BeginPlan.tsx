import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Three ways to begin a plan. @param hasResult true if the learner has a result of the interest test */
export function BeginPlan({ hasResult }: { hasResult: boolean }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="begin-plan">
      <Stack>
        <SectionTitle id="begin-plan">{t('learner.dashboard.begin.title')}</SectionTitle>
        <Muted>{t('learner.dashboard.begin.text')}</Muted>
        <Row>
          <ButtonLink to={paths.learner.assessment}>
            {t(hasResult ? 'learner.dashboard.begin.result' : 'learner.dashboard.begin.interests')}
          </ButtonLink>
          <ButtonLink to={paths.learner.careers} $variant="secondary">
            {t('learner.dashboard.begin.careers')}
          </ButtonLink>
          <ButtonLink to={`${paths.learner.plan}?begin=goal`} $variant="secondary">
            {t('learner.dashboard.begin.goal')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
