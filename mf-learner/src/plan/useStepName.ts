import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { useSubjectById } from '../plan-steps/useStepTitle'
import { useT } from './messages/useT'

/** Returns the name of a step on the page of the plan: the learner's own words, the subject, or the session. */
export function useStepName(): (step: Pick<PlanStep, 'title' | 'kind' | 'mentor' | 'subject'>) => string {
  const t = useT()
  const subjectName = useSubjectById()
  return ({ title, kind, mentor, subject = '' }) => {
    if (title !== undefined) return title
    if (kind === 'session')
      return mentor ? t('learner.plan.sessionWith', { name: mentor.name }) : t('learner.plan.session')
    return t('learner.plan.subject', { subject: subjectName(subject) })
  }
}
