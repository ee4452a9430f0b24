import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Release } from '@mentor-connect/build/release/release'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { ROOT } from '../root'

/** The versions of the auth contract that the sources of the shell provide. */
export async function readContracts(): Promise<Pick<Release, 'provides' | 'adapts'>> {
  const file = join(ROOT, 'shell/src/session/earlierContracts.ts')
  const { EARLIER_CONTRACTS } = (await import(pathToFileURL(file).href)) as {
    EARLIER_CONTRACTS: NonNullable<Release['adapts']>
  }
  return { provides: AUTH_CONTRACT_VERSION, adapts: EARLIER_CONTRACTS }
}
