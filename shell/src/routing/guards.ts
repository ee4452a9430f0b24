import type { Session } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import { generatePath, matchPath } from 'react-router-dom'

/**
 * The redirect for a person who may not open a path; null if they may.
 * Visitors of protected areas are redirected to `/`; a learner in the mentor area, or a mentor in the learner area, to
 * their own home page.
 */
export function redirectFor(
  { guard, counterparts = [] }: Pick<DeclaredMount, 'guard' | 'counterparts'>,
  { role }: Pick<Session, 'role'>,
  pathname: string,
): string | null {
  if (guard === 'open') return null
  if (guard === 'guest') return role && counterpartOf(counterparts, role, pathname)
  if (role === guard) return null
  if (role === null) return paths.home
  return role === 'user' ? paths.learner.home : paths.mentorArea.home
}

function counterpartOf(
  counterparts: NonNullable<DeclaredMount['counterparts']>,
  role: 'user' | 'mentor',
  pathname: string,
): string | null {
  for (const counterpart of counterparts) {
    const match = matchPath(counterpart.page, pathname)
    const target = match && counterpart[role]
    if (match) return target ? generatePath(target, match.params) : null
  }
  return null
}
