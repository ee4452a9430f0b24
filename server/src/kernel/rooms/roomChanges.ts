import { isOpenedByOwner, type RoomKind } from '@mentor-connect/contract/messages/roomRules'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Tx } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { insertRoom, nextVersion, setClosed, type RoomKey } from './rooms.repo'

/** Tells chat the state of a room at the time when the job runs. */
export const tellRoom = jobKind<RoomKey>('rooms.tell')

type Dependencies = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Call this in the transaction of everything that changes a room: who may be in it, its title, its page, its end. Chat
 * then gets the present state from the `rooms` of the domain. The first call makes the room, unless its owner has to
 * open it: then nothing happens before that. Several rooms are named in the order of their ids.
 */
export async function roomChanged(
  tx: Tx,
  { jobs, clock }: Dependencies,
  kind: RoomKind,
  subjectId: string,
): Promise<void> {
  const key = { kind, subjectId }
  const now = clock()
  if (!isOpenedByOwner(kind)) await insertRoom(tx, key, now.toISOString())
  const version = await nextVersion(tx, key, now)
  if (version === undefined) return
  await jobs.enqueue(tx, tellRoom, { key: `${kind}:${subjectId}:${version}`, payload: key })
}

/** Makes a room, or opens it again after its owner has closed it. */
export async function openRoom(tx: Tx, dependencies: Dependencies, kind: RoomKind, subjectId: string) {
  const key = { kind, subjectId }
  await insertRoom(tx, key, dependencies.clock().toISOString())
  await setClosed(tx, key, null)
  await roomChanged(tx, dependencies, kind, subjectId)
}

/** Closes a room: its members can read it, and nobody can write. */
export async function closeRoom(tx: Tx, dependencies: Dependencies, kind: RoomKind, subjectId: string) {
  await setClosed(tx, { kind, subjectId }, dependencies.clock().toISOString())
  await roomChanged(tx, dependencies, kind, subjectId)
}
