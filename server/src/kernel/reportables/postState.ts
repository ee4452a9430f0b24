import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Instant } from '../../kernel/database/schema'

/** Returns the state of a post that operators can hide. */
export function postState(hiddenAt: Instant | null, isRemoved = false): PostState {
  if (isRemoved) return 'removed'
  return hiddenAt === null ? 'shown' : 'hidden'
}
