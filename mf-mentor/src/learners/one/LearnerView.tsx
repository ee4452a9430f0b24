import { fileUrl, useEndpoint } from '@mentor-connect/api'
import { getMentorLearners, type MentorsLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { Slot } from '@mentor-connect/contract/slots'
import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { PersonHeader } from '@mentor-connect/ui'
import { MessageButton } from '../MessageButton'
import { LearnerCourses } from './LearnerCourses'
import { LearnerMentorships } from './LearnerMentorships'
import { LearnerQuestions } from './LearnerQuestions'
import { LearnerSessions } from './LearnerSessions'
import { LearnerWorks } from './LearnerWorks'
import { useLearnerT } from './useLearnerT'
import { useSectionPage } from './useSectionPage'

/** The learner, and every list of what the mentor and the learner have in common. Empty lists are left out. */
export function LearnerView({ learner }: { learner: MentorsLearner }) {
  const t = useLearnerT()
  const { id, name, profile, mentorships } = learner
  const [page, setPage] = useSectionPage('courses')
  const courses = useEndpoint(getMentorLearners, { query: { learner: id, page, limit: PAGE_SIZE } })
  const isPlaced = mentorships.some(({ state }) => PLACED_STATES.some((placed) => placed === state))
  const isEnrolled = (courses.data?.pagination.totalItems ?? 0) > 0
  return (
    <>
      <PersonHeader
        name={name}
        {...(profile && { picture: fileUrl(profile) })}
        since={t('mentor.learner.lead')}
      >
        {(isPlaced || isEnrolled) && <MessageButton learner={{ learnerId: id, name }} />}
      </PersonHeader>
      <LearnerMentorships mentorships={mentorships} />
      <LearnerSessions learnerId={id} when="upcoming" />
      <LearnerCourses courses={courses} page={page} onPage={setPage} />
      <LearnerWorks learnerId={id} />
      <LearnerQuestions learnerId={id} />
      <LearnerSessions learnerId={id} when="past" />
      <Slot name="mentor.learner" learnerId={id} />
    </>
  )
}
