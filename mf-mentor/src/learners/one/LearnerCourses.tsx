import type { EndpointState } from '@mentor-connect/api'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { getMentorLearners } from '@mentor-connect/contract/mentoring/mentorArea'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Card, Small, Stack } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { LearnerProgress } from '../LearnerProgress'
import { LearnerSection } from './LearnerSection'
import { useLearnerT } from './useLearnerT'

interface LearnerCoursesProps {
  courses: EndpointState<ReplyOf<typeof getMentorLearners>>
  page: number
  onPage: (page: number) => void
}

/** The mentor's courses that the learner is enrolled in, with the progress. */
export function LearnerCourses({ courses, page, onPage }: LearnerCoursesProps) {
  const t = useLearnerT()
  const shared = useT()
  const { dateTime } = useFormats()
  return (
    <LearnerSection title={t('mentor.learner.courses')} list={courses} page={page} onPage={onPage}>
      {({ learners }) =>
        learners.map((learner) => (
          <Card as="li" key={learner.courseId} $padding={4}>
            <Stack $gap={2}>
              <Link to={paths.mentorArea.resource(learner.courseId)} lang={languageOf(learner.courseTitle)}>
                {learner.courseTitle}
              </Link>
              <LearnerProgress learner={learner} />
              <Small>
                {shared('mentor.learners.lastActive')}: {dateTime(learner.lastActiveAt)}
              </Small>
            </Stack>
          </Card>
        ))
      }
    </LearnerSection>
  )
}
