import type { PracticeRun } from '@mentor-connect/contract/api/practice'
import { ProgressBar, Small, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** How many of the last answers were right. */
export function MasteryBar({ run: { right, needed, of } }: { run: PracticeRun }) {
  const t = useT()
  const text = t('public.practice.right', { right, needed, of })
  return (
    <Stack $gap={2}>
      <ProgressBar percent={Math.min(100, (right / needed) * 100)} label={t('public.practice.mastery')} />
      <Small role="status">{text}</Small>
    </Stack>
  )
}
