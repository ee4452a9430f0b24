import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { PastSubmission } from '@mentor-connect/features/works'
import { useFormats } from '@mentor-connect/i18n'
import { Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { OwnComment } from './OwnComment'
import { WorkContent, type WorkOf } from './WorkContent'

interface EarlierVersionsProps {
  work: WorkOf
  submissions: Submission[]
}

/** Earlier submissions, with the comments that the mentor gave. */
export function EarlierVersions({ work, submissions }: EarlierVersionsProps) {
  const t = useT()
  const { dateTime } = useFormats()
  if (submissions.length === 0) return null
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title">{t('mentor.tasks.earlier')}</h2>
      <Stack $gap={2}>
        {submissions.map((submission) => (
          <PastSubmission key={submission.number}>
            <summary>
              {t('mentor.tasks.version', { n: submission.number, time: dateTime(submission.sentAt) })}
            </summary>
            <Stack $gap={4}>
              <OwnComment submission={submission} />
              <WorkContent work={work} submission={submission} />
            </Stack>
          </PastSubmission>
        ))}
      </Stack>
    </section>
  )
}
