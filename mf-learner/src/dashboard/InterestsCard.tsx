import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Sprout } from 'lucide-react'
import { useT } from '../messages/useT'

/** The way to the interest assessment. */
export function InterestsCard() {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="interests-title">
      <Row $between $gap={5}>
        <Stack $gap={2}>
          <SectionTitle id="interests-title">{t('learner.dashboard.interests.title')}</SectionTitle>
          <Muted>{t('learner.dashboard.interests.text')}</Muted>
        </Stack>
        <ButtonLink to={paths.learner.assessment} $variant="secondary">
          <Sprout size={20} aria-hidden />
          {t('learner.dashboard.interests.open')}
        </ButtonLink>
      </Row>
    </Card>
  )
}
