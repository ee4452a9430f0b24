import type { Release } from '@mentor-connect/build/release/release'
import { satisfies } from 'semver'
import type { LiveReleases } from './liveReleases'

/** A version of the auth contract that a shell provides. */
export interface ProvidedContract {
  version: string
  /** The day until which it is supported; absent for the newest version. */
  supportedUntil?: string
}

/** The versions of the auth contract that a shell provides, newest first. */
export function contractsOf({ provides, adapts = [] }: Release): ProvidedContract[] {
  return provides ? [{ version: provides }, ...adapts] : []
}

/**
 * The version that a shell gives to an area with this contract range, by the same rule that the shell uses; undefined
 * if none fits.
 */
export function contractFor(shell: Release, range: string): ProvidedContract | undefined {
  return contractsOf(shell).find(({ version }) => satisfies(version, range))
}

/** Area → the version that it gets, for those areas that do not get the newest one. */
export function adaptedContracts({ shell, ...remotes }: LiveReleases): Record<string, string> {
  return Object.fromEntries(
    Object.values(remotes).flatMap((remote): [string, string][] => {
      const given = shell && remote?.contract ? contractFor(shell, remote.contract) : undefined
      return remote && given?.supportedUntil ? [[remote.area, given.version]] : []
    }),
  )
}
