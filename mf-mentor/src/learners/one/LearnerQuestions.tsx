import { useEndpoint } from '@mentor-connect/api'
import { getMentorQuestions } from '@mentor-connect/contract/courses/discussions'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { LearnerEntry } from './LearnerEntry'
import { LearnerSection } from './LearnerSection'
import { useLearnerT } from './useLearnerT'
import { useSectionPage } from './useSectionPage'

/** The questions that the learner has asked in lessons, unanswered ones first. */
export function LearnerQuestions({ learnerId }: { learnerId: string }) {
  const t = useLearnerT()
  const { dateTime } = useFormats()
  const [page, setPage] = useSectionPage('questions')
  const questions = useEndpoint(getMentorQuestions, { query: { learner: learnerId, page } })
  return (
    <LearnerSection title={t('mentor.learner.questions')} list={questions} page={page} onPage={setPage}>
      {(data) =>
        data.questions.map(({ id, title, courseId, lessonId, lessonTitle, createdAt, answers }) => (
          <LearnerEntry
            key={id}
            to={paths.lesson(courseId, lessonId)}
            name={title}
            details={[lessonTitle, t('mentor.learner.askedAt', { time: dateTime(createdAt) })]}
            status={
              answers > 0
                ? { text: t('mentor.learner.answered'), tone: 'success' }
                : { text: t('mentor.learner.unanswered'), tone: 'accent' }
            }
          />
        ))
      }
    </LearnerSection>
  )
}
