import type { PostState } from '@mentor-connect/contract/community/questions'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** Tells authors why others do not see their post. */
export function PostStateNotice({ state, reason = '' }: { state?: PostState; reason?: string }) {
  const t = useT()
  return state && <Notice>{t(`community.stateText.${state}`, { reason })}</Notice>
}
