import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../../messages/useT'

interface ReviewCardProps {
  /** Id of the mentor. */
  id: string
  name: string
}

/** Links learners to the public review of their mentor. */
export function ReviewCard({ id, name }: ReviewCardProps) {
  const t = useT()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap={4}>
        <SectionTitle id={titleId}>{t('sessions.review.title', { name })}</SectionTitle>
        <p>{t('sessions.review.text', { name })}</p>
        <div>
          <ButtonLink to={paths.learner.reviewMentor(id)} $variant="secondary">
            {t('sessions.review.write')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
