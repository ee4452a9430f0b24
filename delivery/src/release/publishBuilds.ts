import { requireConfiguration, signingKeyOf } from './configuration/requireConfiguration'
import { gate } from './gate/gate'
import { readCandidate } from './gate/readCandidate'
import type { Candidate } from './gate/candidate'
import { releaseEntry, remoteRelease } from './entries'
import { liveState, stateWith } from './liveState'
import { copyRelease } from './copyRelease'
import { withdrawalIssues } from './publish'
import { Refused } from './refused'
import { changeSite, liveRelease, type NewLedgerEntry, type LockedSite, type Parts } from './siteChange'
import { liveRegistry } from './siteStore'

export interface Build {
  area: string
  dir: string
  /** Commit of its sources. */
  commit?: string
}

/**
 * Makes several builds live in one step, all or none: the gate checks each against the state that will be live then.
 * Other areas stay as they are. Returns the areas whose release has changed.
 * @throws Refused if the gate finds an issue
 */
export function publishBuilds(site: LockedSite, builds: Build[]): string[] {
  const before = liveRegistry(site.dir)
  const candidates = builds
    .map(read)
    .filter(({ description: { area, release } }) => liveRelease(before, area) !== release)
  if (candidates.length === 0) return []
  signingKeyOf(site, requireConfiguration(site.dir))
  const next = stateWith(
    liveState(site.dir, before),
    candidates.map(({ description }) => description),
  )
  if (!next.shell) throw new Error('A site needs a release of the shell.')
  const issues = candidates.flatMap((candidate) => [
    ...withdrawalIssues(site.dir, candidate),
    ...gate(candidate, next),
  ])
  if (issues.length > 0) throw new Refused([...new Set(issues)])
  for (const candidate of candidates) copyRelease(site.dir, site.lock, candidate)
  const parts = candidates.reduce<Partial<Parts>>(withCandidate, before ?? {}) as Parts
  const newEntries = candidates.map(({ description: { area, release } }): NewLedgerEntry => ({
    area,
    release,
    action: 'release',
  }))
  changeSite(site, parts, newEntries)
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
