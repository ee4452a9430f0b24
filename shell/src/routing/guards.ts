import type { Session } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import { generatePath, matchPath, type Path } from 'react-router-dom'

/** A URL of the site, without its language. */
export type Place = Pick<Path, 'pathname'> & Partial<Path>

/**
 * Returns the redirect for a person who may not open a place; null if the person may open it. Visitors of
 * protected areas are redirected to `/`, and learners or mentors in the area of the other role to their own
 * home page. A signed-in person on a page for guests is redirected to its counterpart, which keeps query and
 * fragment.
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

/**
 * Returns the redirect from the base path of a mount, for example from `/user` to its home page; null for
 * other paths.
 */
export function startOf({ path, start }: Pick<DeclaredMount, 'path' | 'start'>, place: Place): string | null {
  return keepingQuery((place.pathname.replace(/\/$/, '') === path && start) || null, place)
}

/** The redirect to which opening a place of a mount leads; null if the place can be opened. */
export const redirectOf = (
  mount: Pick<DeclaredMount, 'guard' | 'counterparts' | 'path' | 'start'>,
  session: Pick<Session, 'role'>,
  place: Place,
): string | null => redirectFor(mount, session, place) ?? startOf(mount, place)

/** Appends the query and fragment of a place to another path; null stays null. */
const keepingQuery = (path: string | null, { search = '', hash = '' }: Place) =>
  path === null ? null : path + search + hash
