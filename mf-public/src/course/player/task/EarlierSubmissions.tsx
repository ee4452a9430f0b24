import type { Submission, TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { PastSubmission } from '@mentor-connect/features/works'
import { useFormats } from '@mentor-connect/i18n'
import { Stack, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { MentorComment } from './MentorComment'
import { WorkContent } from './WorkContent'
import { useT } from './messages/useT'

interface EarlierSubmissionsProps {
  work: TaskWork
  submissions: Submission[]
}

/** Earlier submissions, with the mentor's comments. */
export function EarlierSubmissions({ work, submissions }: EarlierSubmissionsProps) {
  const t = useT()
  const { dateTime } = useFormats()
  if (submissions.length === 0) return null
  return (
    <section aria-labelledby="earlier-title">
      <Heading id="earlier-title">{t('public.task.earlier')}</Heading>
      <Stack $gap={2}>
        {submissions.map((submission) => (
          <PastSubmission key={submission.number}>
            <summary>
              {t('public.task.version', { n: submission.number, time: dateTime(submission.sentAt) })}
              {' · '}
              {t(`public.task.outcome.${submission.outcome ?? 'waiting'}`)}
            </summary>
            <Stack $gap={4}>
              <MentorComment work={work} submission={submission} />
              <WorkContent submission={submission} />
            </Stack>
          </PastSubmission>
        ))}
      </Stack>
    </section>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space[3]};
  font-size: ${font.size.h3};
`
