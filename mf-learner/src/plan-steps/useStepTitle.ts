import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'

/**
 * Returns the title of a step for pages outside of the plan: the learner's own words, the session, the course, or the
 * subject.
 */
export function useStepTitle(): (step: PlanStep) => string {
  const t = useT()
  const subjectName = useSubjectById()
  return ({ title, kind, mentor, course, subject = '' }) => {
    if (title !== undefined) return title
    if (kind === 'session')
      return mentor ? t('learner.steps.session', { name: mentor.name }) : t('learner.steps.anySession')
    return course?.title ?? subjectName(subject)
  }
}

/** Returns a function from the id of a subject to its name in the reader's language. */
export function useSubjectById(): (id: string) => string {
  const isHindi = useLocale() === 'hi'
  return (id) => {
    const row = SUBJECT_ROWS.find(([one]) => one === id)
    return row ? row[isHindi ? 2 : 1] : id
  }
}
