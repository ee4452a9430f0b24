import type { PlanChange, SharedStep } from '@mentor-connect/contract/learning/planSharing'
import { useTopicName } from '../useTopicName'
import { useSharedPlanT } from './useSharedPlanT'

/** Returns a function from a step to its name: the learner's own words, the subject, or the session. */
export function useSharedStepName(): (step: SharedStep | PlanChange['step']) => string {
  const t = useSharedPlanT()
  const topicName = useTopicName()
  return ({ title, kind, subject = '', mentor }) => {
    if (title !== undefined) return title
    if (kind === 'session') return mentor ? t('plan.sessionWith', { name: mentor.name }) : t('plan.session')
    return t('plan.subject', { subject: topicName(subject) })
  }
}
