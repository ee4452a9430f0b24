import type { Session } from '@mentor-connect/shared/auth'
import { matchRoutes } from 'react-router-dom'
import { MOUNTS, type FrameId, type FrameSlot, type Mount } from './areas'

const patterns = MOUNTS.flatMap((mount) => mount.owns.map((path) => ({ path, handle: mount })))

/** The mount that a path belongs to: the one with the most specific matching pattern, ranked as by the router. */
export function ownerOf(pathname: string): Mount | undefined {
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle
}

/** The frame that a slot shows for this role. */
export function frameOf(slot: FrameSlot, session: Pick<Session, 'role'>): FrameId {
  if (slot !== 'by-role') return slot
  return session.role === 'mentor' ? 'mentor' : 'public'
}
