import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { useFormats } from '@mentor-connect/i18n'
import { Card, CardTitle, Small, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { WorkContent, type WorkOf } from './WorkContent'

export function SubmittedWork({ work, submission }: { work: WorkOf; submission: Submission }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card as="section" aria-labelledby="work-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="work-title">
            {t('mentor.tasks.work')}
          </CardTitle>
          <Small>
            {t('mentor.tasks.version', { n: submission.number, time: dateTime(submission.sentAt) })}
          </Small>
        </div>
        <WorkContent work={work} submission={submission} />
      </Stack>
    </Card>
  )
}
