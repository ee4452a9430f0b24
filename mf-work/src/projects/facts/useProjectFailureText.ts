import { useFailureText } from '@mentor-connect/ui'
import { useT } from './messages/useT'

type Failure = Parameters<ReturnType<typeof useFailureText>>[0]

/** Returns a function that says why an action in a project has failed, and what to do next. */
export function useProjectFailureText(): (failure: Failure) => string {
  const t = useT()
  const failureText = useFailureText()
  return (failure) => {
    if (failure.code === 'edit_conflict')
      return t(failure.reason === 'certified' ? 'projects.certified' : 'projects.conflict')
    if (failure.code === 'unreachable') return t('projects.offline')
    return failureText(failure)
  }
}
