import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { Card, CardTitle, Stack, color } from '@mentor-connect/ui'
import { CircleCheckBig } from 'lucide-react'
import { MentorComment } from './MentorComment'
import { WorkContent } from './WorkContent'
import { useT } from './messages/useT'
import type { SubmissionProps } from './taskProps'

export function ApprovedWork({ work, submission }: SubmissionProps) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="work-title">
      <Stack $gap={4}>
        <CircleCheckBig size={40} color={color.success} aria-hidden />
        <div>
          <CardTitle as="h2" id="work-title">
            {t('public.task.approved')}
          </CardTitle>
          <p>
            {t('public.task.score', { points: submission.points ?? 0, most: mostPoints(submission.rubric) })}
          </p>
        </div>
        <MentorComment work={work} submission={submission} />
        <WorkContent submission={submission} />
      </Stack>
    </Card>
  )
}
