import type { Session } from '@mentor-connect/shared/auth'
import { paths } from '@mentor-connect/shared/remote'
import { matchPath } from 'react-router-dom'
import { GUEST_PAGES, type Guard } from './areas'

/**
 * The redirect for a person who may not open a path; null if they may.
 * Visitors of protected areas are redirected to `/`; a learner in the mentor area, or a mentor in the learner area, to
 * their own home page.
 */
export function redirectFor(guard: Guard, session: Pick<Session, 'role'>, pathname: string): string | null {
  const { role } = session
  if (guard === 'open') return null
  if (guard === 'guest') return role ? guestRedirect(role, pathname) : null
  if (role === guard) return null
  if (role === null) return paths.home
  return role === 'user' ? paths.learner.home : paths.mentorArea.home
}

function guestRedirect(role: 'user' | 'mentor', pathname: string): string | null {
  for (const page of GUEST_PAGES) {
    const match = matchPath(page.pattern, pathname)
    if (match) return page[role]?.(match.params['id'] ?? '') ?? null
  }
  return null
}
