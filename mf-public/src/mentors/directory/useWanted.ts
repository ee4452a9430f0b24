import { useEndpoint } from '@mentor-connect/api'
import { getPlan } from '@mentor-connect/contract/api/plan'
import { useSession } from '@mentor-connect/contract/auth'
import { TOPICS_MAX } from '@mentor-connect/contract/rules/mentorProfile'
import { useLocale } from '@mentor-connect/i18n'
import { deviceZone } from '@mentor-connect/ui'

const NOTHING: string[] = []

/** Ids of the subjects that are still to learn for the learner's goal. Empty for others, and until the plan is loaded. */
export function useWanted(): string[] {
  const { session } = useSession()
  const language = useLocale()
  const isLearner = session.status === 'signed-in' && session.role === 'user'
  const plan = useEndpoint(getPlan, isLearner ? { query: { language, timeZone: deviceZone() } } : null)
  if (!plan.data?.goal) return NOTHING
  const open = plan.data.steps.filter(({ isDone, isSkipped }) => !isDone && !isSkipped)
  return [...new Set(open.flatMap(({ subject }) => subject ?? []))].slice(0, TOPICS_MAX)
}
