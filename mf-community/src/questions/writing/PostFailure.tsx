import type { ApiFailure } from '@mentor-connect/api'
import { POST_REFUSALS } from '@mentor-connect/contract/community/communityRules'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { useWritingT } from './useWritingT'

const REASONS = [...POST_REFUSALS, 'contact_limited', 'rate_limited'] as const

/** Says why a post was not sent, and what to do about it. */
export function PostFailure({ failure }: { failure: ApiFailure | undefined }) {
  const t = useWritingT()
  const failureText = useFailureText()
  if (!failure) return null
  const reason = REASONS.find((one) => one === failure.reason || one === failure.code)
  return (
    <Notice tone="danger">{reason ? t(`community.write.failed.${reason}`) : failureText(failure)}</Notice>
  )
}
