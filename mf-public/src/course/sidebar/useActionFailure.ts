import { ApiFailure, asApiFailure } from '@mentor-connect/api'
import { notify } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import type { Problem } from './ActionProblem'

/** Shows a toast for a failed action: one text if the server rejected it, another if the call failed. */
export function useActionFailure(): (error: unknown) => Problem {
  const t = useT()
  return (error) => {
    const answered = error instanceof ApiFailure && error.status > 0
    notify.failure(t(answered ? 'public.course.failedTryAgain' : 'public.course.somethingWrong'))
    return { failure: asApiFailure(error) }
  }
}
