import type { LearnerAndMentor } from '../../accounts/people/blockedPairs.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { roomChanged } from '../../kernel/rooms/roomChanges'
import { sharedPaths } from './sharedPaths.query'

/** Notifies the rooms of the mentor's skill paths that a block between the two people has begun or ended. */
export async function tellPathRooms(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  pair: LearnerAndMentor,
) {
  for (const id of await sharedPaths(tx, pair)) await roomChanged(tx, dependencies, 'path', id)
}
