import type { Session } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import { generatePath, matchPath, type Path } from 'react-router-dom'

/** An address of the site, without its language. */
export type Place = Pick<Path, 'pathname'> & Partial<Path>

/**
 * The redirect for a person who may not open a place; null if they may. The counterpart of a page keeps its query and
 * fragment.
 * Visitors of protected areas are redirected to `/`; a learner in the mentor area, or a mentor in the learner area, to
 * their own home page.
 */
export function redirectFor(
  { guard, counterparts = [] }: Pick<DeclaredMount, 'guard' | 'counterparts'>,
  { role }: Pick<Session, 'role'>,
  place: Place,
): string | null {
  if (guard === 'open') return null
  if (guard === 'guest') return role && keepingQuery(counterpartOf(counterparts, role, place.pathname), place)
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

/** The same query and fragment at another path. */
export const keepingQuery = (path: string | null, { search = '', hash = '' }: Place) =>
  path === null ? null : path + search + hash
