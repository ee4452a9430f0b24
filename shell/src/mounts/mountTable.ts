import type { Session } from '@mentor-connect/contract/auth'
import { mountTable, type FrameId, type FrameSlot, type Mount } from '@mentor-connect/contract/site/mounts'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { matchRoutes } from 'react-router-dom'
import { validMounts } from '../releases/registryShape'
import type { Releases } from '../releases/releases'

export interface MountTable {
  mounts: Mount[]
  /**
   * Returns the mount that a path belongs to: the one with the most specific matching pattern, ranked as in
   * React Router.
   */
  ownerOf: (pathname: string) => Mount | undefined
}

export function createMountTable(mounts: Mount[]): MountTable {
  const patterns = mounts.flatMap((mount) => mount.owns.map((path) => ({ path, handle: mount })))
  return {
    mounts,
    ownerOf: (pathname) => matchRoutes(patterns, pathname)?.at(-1)?.route.handle,
  }
}

/** Returns true if this is the site of the back office, which never calls the product's API. */
export const isBackOffice = ({ mounts }: Pick<MountTable, 'mounts'>) =>
  mounts.some(({ frame }) => frame === 'admin')

/** Used if no registry can be trusted: every URL shows that its page is not available. */
const NOTHING_LIVE: Mount[] = [
  {
    id: 'public/',
    path: '/',
    owns: ['/*'],
    remote: 'public',
    expose: 'routes',
    frame: 'public',
    guard: 'open',
  },
]

/**
 * Returns the mounts of the releases that this document uses, because the mounts of a canary may differ from
 * the live ones.
 */
export function mountsOfDocument(
  { remotes }: SiteRegistry,
  releases: Pick<Releases, 'foreseen'>,
): MountTable {
  const declared = Object.entries(remotes).map(([area, live]) => [
    area,
    validMounts(releases.foreseen(area)?.release.mounts ?? live.mounts),
  ])
  const mounts = mountTable(Object.fromEntries(declared))
  return createMountTable(mounts.length > 0 ? mounts : NOTHING_LIVE)
}

/** Returns the frame that a slot shows for a role. */
export function frameOf(slot: FrameSlot, session: Pick<Session, 'role'>): FrameId {
  if (slot !== 'by-role') return slot
  if (session.role === null) return 'public'
  return session.role === 'mentor' ? 'mentor' : 'learner'
}
