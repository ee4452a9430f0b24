import { useEndpoint } from '@mentor-connect/api'
import { getPlan } from '@mentor-connect/contract/api/plan'
import { useLocale } from '@mentor-connect/i18n'

/** The learner's plan and its first step that is neither done nor skipped. Both are absent until they are loaded. */
export function useNextStep(isSignedIn: boolean) {
  const language = useLocale()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { data: plan, isLoading } = useEndpoint(
    getPlan,
    isSignedIn ? { query: { language, timeZone } } : null,
  )
  return { plan, isLoading, step: plan?.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped) }
}
