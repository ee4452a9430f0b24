import type { PlanStep } from '@mentor-connect/contract/api/plan'
import { useT } from '../messages/useT'
import { useSubjectById } from './useSubjectById'

/** Returns what a step is called outside of the plan: own words, the session, the course, or the subject. */
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
