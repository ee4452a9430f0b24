import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { ProgressBar, Small, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

export function LearnerProgress({ learner }: { learner: EnrolledLearner }) {
  const t = useT()
  const { name, courseTitle, percent, completedCount, totalLessons } = learner
  return (
    <Stack $gap={1}>
      <ProgressBar percent={percent} label={t('mentor.learners.progressOf', { name, course: courseTitle })} />
      <Small>
        {t('mentor.learners.lessons', { completed: completedCount, total: totalLessons, percent })}
      </Small>
    </Stack>
  )
}
