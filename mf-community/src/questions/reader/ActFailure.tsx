import type { ApiFailure } from '@mentor-connect/api'
import { FieldError, useFailureText } from '@mentor-connect/ui'
import { useReaderT } from './useReaderT'

/** Says beside a button why its action has failed. */
export function ActFailure({ failure }: { failure: ApiFailure | undefined }) {
  const t = useReaderT()
  const failureText = useFailureText()
  if (!failure) return null
  const text = failure.reason === 'follows_full' ? t('community.act.full') : failureText(failure)
  return <FieldError role="alert">{text}</FieldError>
}
