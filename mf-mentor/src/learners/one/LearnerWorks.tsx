import { useEndpoint } from '@mentor-connect/api'
import { getWorks } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { WorkState } from '@mentor-connect/contract/courses/tasks/tasks'
import { paths } from '@mentor-connect/contract/remote'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { useFormats } from '@mentor-connect/i18n'
import { LearnerEntry } from './LearnerEntry'
import { LearnerSection } from './LearnerSection'
import { useLearnerT } from './useLearnerT'
import { useSectionPage } from './useSectionPage'

const TONES = { sent: 'accent', returned: 'neutral', approved: 'success' } as const

/** The work that the learner has sent for tasks, latest first. */
export function LearnerWorks({ learnerId }: { learnerId: string }) {
  const t = useLearnerT()
  const { dateTime } = useFormats()
  const [page, setPage] = useSectionPage('works')
  const works = useEndpoint(getWorks, { query: { learner: learnerId, page, limit: PAGE_SIZE } })
  return (
    <LearnerSection title={t('mentor.learner.works')} list={works} page={page} onPage={setPage}>
      {(data) =>
        data.works.map(({ id, lessonTitle, courseTitle, sentAt, state }) => (
          <LearnerEntry
            key={id}
            to={paths.mentorArea.work(id)}
            name={lessonTitle}
            details={[courseTitle, t('mentor.learner.sentAt', { time: dateTime(sentAt) })]}
            {...statusOf(state)}
          />
        ))
      }
    </LearnerSection>
  )

  /** Mentors never get drafts, so `draft` has no text. It occurs in the type because learners use the same one. */
  function statusOf(state: WorkState) {
    if (state === 'draft') return {}
    return { status: { text: t(`mentor.learner.work.${state}`), tone: TONES[state] } }
  }
}
