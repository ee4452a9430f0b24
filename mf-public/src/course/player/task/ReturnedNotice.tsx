import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { Card, CardTitle, Stack } from '@mentor-connect/ui'
import { MentorComment } from './MentorComment'
import { useT } from './messages/useT'
import type { SubmissionProps } from './taskProps'

/** Says what the mentor found missing in the last submission. */
export function ReturnedNotice({ work, submission }: SubmissionProps) {
  const t = useT()
  const { comment, marks, points = 0, rubric } = submission
  return (
    <Card as="section" aria-labelledby="returned-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="returned-title">
            {t('public.task.returned')}
          </CardTitle>
          <p>{t(comment ? 'public.task.returnedHint' : 'public.task.returnedHint.noComment')}</p>
        </div>
        <MentorComment work={work} submission={submission} />
        {marks && marks.length > 0 && <p>{t('public.task.score', { points, most: mostPoints(rubric) })}</p>}
      </Stack>
    </Card>
  )
}
