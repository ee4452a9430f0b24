import type { ApiFailure } from '@mentor-connect/api'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const REASONS = [
  'passkey_cancelled',
  'passkey_invalid',
  'second_passkey_missing',
  'invitation_invalid',
  'state_changed',
  'not_possible',
] as const

/** Why an act has failed, next to its button. */
export function AdminFailure({ failure }: { failure: ApiFailure | undefined }) {
  const t = useT()
  const failureText = useFailureText()
  if (!failure) return null
  const reason = REASONS.find((one) => one === failure.reason)
  return <Notice tone="danger">{reason ? t(`admin.failure.${reason}`) : failureText(failure)}</Notice>
}
