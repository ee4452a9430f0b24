import { isOpenedByOwner, type RoomKind } from '@mentor-connect/contract/messages/roomRules'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Tx } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { insertRoom, nextVersion, setClosed, type RoomKey } from './rooms.repo'

/** Job that sends chat the state that a room has when the job runs. */
export const tellRoom = jobKind<RoomKey>('rooms.tell')

type Dependencies = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Records a change of a room. Call it in the transaction of everything that changes the room's members,
 * title, page or end. Chat then gets the present state, which the domain finds with its `rooms`. The first
 * call creates the room. If the room must be opened by its owner, calls before that do nothing. Call it for
 * several rooms in the order of their ids.
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

/** Creates a room, or reopens it after its owner has closed it. */
export async function openRoom(tx: Tx, dependencies: Dependencies, kind: RoomKind, subjectId: string) {
  const key = { kind, subjectId }
  await insertRoom(tx, key, dependencies.clock().toISOString())
  await setClosed(tx, key, null)
  await roomChanged(tx, dependencies, kind, subjectId)
}

/** Closes a room. Its members can still read it, but nobody can write. */
export async function closeRoom(tx: Tx, dependencies: Dependencies, kind: RoomKind, subjectId: string) {
  await setClosed(tx, { kind, subjectId }, dependencies.clock().toISOString())
  await roomChanged(tx, dependencies, kind, subjectId)
}
