import type { Completion } from '@mentor-connect/contract/courses/completion'
import { ProgressBar, Row, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

export function Overall({
  completion: { completedCount, totalLessons, percent },
}: {
  completion: Completion
}) {
  const t = useT()
  return (
    <Stack $gap={3}>
      <Row $between>
        <strong>{t('public.progress.overall')}</strong>
        <span>{t('public.progress.lessonsOf', { completed: completedCount, total: totalLessons })}</span>
      </Row>
      <ProgressBar percent={percent} label={t('public.progress.overall')} />
    </Stack>
  )
}
