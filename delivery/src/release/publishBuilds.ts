import type { ApiContract } from '@mentor-connect/contract/api/apiContract'
import { Refused } from '@mentor-connect/release/refused'
import { readRelease } from '@mentor-connect/build/conformance/readRelease'
import { releaseEntry, remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { liveGeneration, liveRegistry } from '../store/siteStore'
import { requireConfiguration, signingKeyOf } from './configuration/requireConfiguration'
import { gate } from './gate/gate'
import type { Candidate } from './candidate'
import { configurationWith } from './grants/defaultGrants'
import { stateFor } from './grants/stateFor'
import { stateWith } from './liveState'
import { copyRelease } from './copyRelease'
import { withdrawalIssues } from './publish'
import { refuseMissingCalls } from './api-contract/refuseMissingCalls'
import { refuseFailingPages } from './refuseFailingPages'
import {
  changeSite,
  liveRelease,
  refresh,
  withLockedSite,
  type LockedSite,
  type NewLedgerEntry,
  type Parts,
  type Site,
} from './siteChange'

export interface Build {
  area: string
  dir: string
  /** Commit that the build was made from. */
  commit?: string
}

/**
 * Makes several builds live in one step, all or none: the gate checks each of them against the state in which all are
 * live. Areas without a build here stay as they are. Returns the areas whose release has changed.
 * @param offered the contract that the services will offer
 * @throws Refused if the gate finds an issue
 */
export async function publishBuilds(site: Site, builds: Build[], offered: ApiContract): Promise<string[]> {
  await refresh(site)
  const checkedAgainst = liveGeneration(site.dir)
  const candidates = checkedCandidates(site, builds)
  await refuseMissingCalls(site.dir, candidates, offered)
  await refuseFailingPages(site, candidates)
  return withLockedSite(site, (locked) => {
    const isSame = liveGeneration(site.dir) === checkedAgainst
    return makeAllLive(locked, isSame ? candidates : checkedCandidates(locked, builds))
  })
}

/**
 * Reads the builds that are not live yet, and checks everything that can be checked without running their code.
 * @throws Refused if one of them must not become live
 */
export function checkedCandidates(site: Site, builds: Build[]): Candidate[] {
  const before = liveRegistry(site.dir)
  const candidates = builds
    .map(read)
    .filter(({ description: { area, release } }) => liveRelease(before, area) !== release)
  if (candidates.length === 0) return []
  signingKeyOf(site, requireConfiguration(site.dir))
  const next = stateWith(
    stateFor(site, candidates),
    candidates.map(({ description }) => description),
  )
  if (!next.shell) throw new Error('A site needs a release of the shell.')
  const issues = candidates.flatMap((candidate) => [
    ...withdrawalIssues(site.dir, candidate),
    ...gate(candidate, next),
  ])
  if (issues.length > 0) throw new Refused([...new Set(issues)])
  return candidates
}

/** Copies releases that have been checked into the site and makes them live. Returns their areas. */
export function makeAllLive(site: LockedSite, candidates: Candidate[]): string[] {
  if (candidates.length === 0) return []
  for (const candidate of candidates) copyRelease(site.dir, site.lock, candidate)
  const before = liveRegistry(site.dir)
  const parts = candidates.reduce<Partial<Parts>>(withCandidate, before ?? {}) as Parts
  const newEntries = candidates.map(({ description: { area, release } }): NewLedgerEntry => ({
    area,
    release,
    action: 'release',
  }))
  const { configuration, newEntries: grants } = configurationWith(
    site,
    requireConfiguration(site.dir),
    candidates.map(({ description }) => description),
  )
  changeSite(site, parts, [...grants, ...newEntries], configuration)
  return candidates.map(({ description }) => description.area)
}

function read({ area, dir }: Build): Candidate {
  const candidate = readRelease(dir, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  return candidate
}

function withCandidate(parts: Partial<Parts>, { description }: Candidate): Partial<Parts> {
  if (description.area === 'shell') return { ...parts, shell: releaseEntry(description) }
  return { ...parts, remotes: { ...parts.remotes, [description.area]: remoteRelease(description) } }
}
