import { configurationOf, signingKeyOf } from './configuration/liveSettings'
import { gate } from './gate/gate'
import { readCandidate } from './gate/readCandidate'
import type { Candidate } from './gate/candidate'
import { releaseEntry, remoteRelease } from './entries'
import { liveState, stateWith } from './liveState'
import { placeRelease } from './placeRelease'
import { withdrawnFaults } from './publish'
import { Refused } from './refused'
import { changeSite, liveRelease, type Happened, type LockedSite, type Parts } from './siteChange'
import { liveRegistry } from './siteStore'

export interface Build {
  area: string
  dir: string
  /** Commit that it was built from. */
  commit?: string
}

/**
 * Makes several builds live in one step, or none of them: each passes the gate on what will be live then. Areas that
 * are not named stay as they are. Returns the areas that have another release now.
 * @throws Refused
 */
export function publishBuilds(site: LockedSite, builds: Build[]): string[] {
  const before = liveRegistry(site.dir)
  const candidates = builds
    .map(read)
    .filter(({ description: { area, release } }) => liveRelease(before, area) !== release)
  if (candidates.length === 0) return []
  signingKeyOf(site, configurationOf(site.dir))
  const next = stateWith(
    liveState(site.dir, before),
    candidates.map(({ description }) => description),
  )
  if (!next.shell) throw new Error('A site needs a release of the shell.')
  const faults = candidates.flatMap((candidate) => [
    ...withdrawnFaults(site.dir, candidate),
    ...gate(candidate, next),
  ])
  if (faults.length > 0) throw new Refused(faults)
  for (const candidate of candidates) placeRelease(site.dir, site.lock, candidate)
  const parts = candidates.reduce<Partial<Parts>>(withCandidate, before ?? {}) as Parts
  const happened = candidates.map(({ description: { area, release } }): Happened => ({
    area,
    release,
    action: 'release',
  }))
  changeSite(site, parts, happened)
  return candidates.map(({ description }) => description.area)
}

function read({ area, dir }: Build): Candidate {
  const candidate = readCandidate(dir, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  return candidate
}

function withCandidate(parts: Partial<Parts>, { description }: Candidate): Partial<Parts> {
  if (description.area === 'shell') return { ...parts, shell: releaseEntry(description) }
  return { ...parts, remotes: { ...parts.remotes, [description.area]: remoteRelease(description) } }
}
