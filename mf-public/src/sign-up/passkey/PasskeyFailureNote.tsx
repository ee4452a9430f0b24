import type { ApiFailure } from '@mentor-connect/api'
import { usePasskeyFailureText } from '@mentor-connect/features/passkeys'
import { Notice } from '@mentor-connect/ui'

export function PasskeyFailureNote({ failure, id }: { failure: ApiFailure; id: string }) {
  const failureText = usePasskeyFailureText()
  return (
    <Notice id={id} tone={failure.reason === 'passkey_cancelled' ? 'warning' : 'danger'}>
      {failureText(failure)}
    </Notice>
  )
}
