import type { ApiFailure } from '@mentor-connect/api'
import { isPasskeyFailure, usePasskeyFailureText } from '@mentor-connect/features/passkeys'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useT } from '../messages/useT'

const REASONS = [
  'passkey_invalid',
  'second_passkey_missing',
  'invitation_invalid',
  'state_changed',
  'closing_day_over',
  'not_possible',
] as const

/**
 * The reason why an action failed, shown next to its button. Takes the focus if the state has changed, because the
 * button may have disappeared.
 */
export function AdminFailure({ failure }: { failure: ApiFailure | undefined }) {
  const t = useT()
  const failureText = useFailureText()
  const passkeyFailureText = usePasskeyFailureText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure?.reason === 'state_changed') place.current?.focus()
  }, [failure])
  if (!failure) return null
  const reason = REASONS.find((one) => one === failure.reason)
  const otherText = isPasskeyFailure(failure) ? passkeyFailureText(failure) : failureText(failure)
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="danger">{reason ? t(`admin.failure.${reason}`) : otherText}</Notice>
    </div>
  )
}
