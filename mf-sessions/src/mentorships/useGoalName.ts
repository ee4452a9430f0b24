import { useEndpoint } from '@mentor-connect/api'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import type { Goal } from '@mentor-connect/contract/learning/plan'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function from a goal to its name: the learner's words, or the career. */
export function useGoalName(): (goal: Pick<Goal, 'title' | 'careerId'>) => string {
  const locale = useLocale()
  const { data } = useEndpoint(getCareers, {})
  return ({ title, careerId = '' }) =>
    title ?? data?.find(({ id }) => id === careerId)?.names[locale] ?? careerId
}
