import { paths } from '@mentor-connect/contract/remote'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { ButtonLink, Muted, Row, Stack } from '@mentor-connect/ui'
import { useSubjectById } from '../plan-steps/useStepTitle'
import { useT } from './messages/useT'

/** Shown for a subject without a course: links to its mentors. @param subject id of the subject */
export function NoCourse({ subject }: { subject: string }) {
  const t = useT()
  const subjectName = useSubjectById()
  const domain = SUBJECT_ROWS.find(([id]) => id === subject)?.[1]
  return (
    <Stack $gap={2}>
      <Muted>{t('learner.plan.noCourse')}</Muted>
      {domain && (
        <Row>
          <ButtonLink
            to={`${paths.learner.mentorDirectory}?${new URLSearchParams({ domain })}`}
            $variant="secondary"
          >
            {t('learner.plan.mentorsOf', { subject: subjectName(subject) })}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  )
}
