import type { OwnersRoom } from '@mentor-connect/contract/messages/ownersRoom'
import { roomIdOf, type RoomKind } from '@mentor-connect/contract/messages/roomRules'
import type { Database, Tx } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { closeRoom, openRoom } from './roomChanges'
import { findStoredRoom } from './rooms.repo'

/** Returns the state of a room that its owner opens and closes. */
export async function findOwnersRoom(db: Database, kind: RoomKind, subjectId: string): Promise<OwnersRoom> {
  const stored = await findStoredRoom(db, { kind, subjectId })
  if (!stored) return { state: 'none' }
  return { state: stored.closed_at === null ? 'open' : 'closed', roomId: roomIdOf(kind, subjectId) }
}

/** Opens or closes the room. Closing a room that does not exist changes nothing. Idempotent. */
export async function setOwnersRoom(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  { kind, subjectId, open }: { kind: RoomKind; subjectId: string; open: boolean },
): Promise<OwnersRoom> {
  const { state } = await findOwnersRoom(tx, kind, subjectId)
  if (open && state !== 'open') await openRoom(tx, dependencies, kind, subjectId)
  if (!open && state === 'open') await closeRoom(tx, dependencies, kind, subjectId)
  return findOwnersRoom(tx, kind, subjectId)
}
