import { AUTH_CONTRACT_VERSION } from '@mentor-connect/shared/auth'
import { contractRange } from '@mentor-connect/shared/build/remote'
import type { Area } from '../site/areas'
import { areaTable, mountedExposes } from '../site/mountTable'
import type { Intent } from './checkIntent'

/** Reads from the sources of an area what is known about its release before it is built. */
export async function readIntent({ name, dir }: Area): Promise<Intent> {
  if (name === 'shell') return { provides: AUTH_CONTRACT_VERSION, mounts: mountedExposes(await areaTable()) }
  return { contract: contractRange(dir) }
}
