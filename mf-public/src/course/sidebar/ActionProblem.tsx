import type { ApiFailure } from '@mentor-connect/api'
import { logInAndReturn } from '@mentor-connect/contract/remote'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { Link, useLocation } from 'react-router-dom'
import { useT, type PublicMessage } from '../../messages/useT'

/** Reason why an action failed: the visitor must log in first, or the call failed. */
export type Problem = { login: PublicMessage } | { failure: ApiFailure }

/** The problem of an action, shown next to the pressed button. */
export function ActionProblem({ problem }: { problem: Problem | null }) {
  const t = useT()
  const failureText = useFailureText()
  const location = useLocation()
  if (!problem) return null
  if ('failure' in problem) return <Notice tone="danger">{failureText(problem.failure)}</Notice>
  return (
    <Notice tone="warning">
      {t(problem.login)} <Link {...logInAndReturn(location)}>{t('public.course.loginHere')}</Link>
    </Notice>
  )
}
