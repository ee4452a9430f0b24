import { AUTH_CONTRACT_VERSION } from '@mentor-connect/shared/auth'
import { contractRange } from '@mentor-connect/shared/build/remote'
import type { Area } from '../site/areas'
import { areaTable, mountedExposes } from '../site/mountTable'
import type { Intent } from './checkIntent'

/** What the sources of an area say of the release that would be built from them. */
export async function intentOf({ name, dir }: Area): Promise<Intent> {
  if (name === 'shell') return { provides: AUTH_CONTRACT_VERSION, mounts: mountedExposes(await areaTable()) }
  return { contract: contractRange(dir) }
}
