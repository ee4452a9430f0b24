import type { LiveRemote } from '@mentor-connect/shared/site/siteRegistry'
import type { Note } from './author'
import { configurationOf, signingKeyOf } from './configuration/liveSettings'
import { originFaults } from './configuration/origins'
import { remoteRelease } from './entries'
import type { Candidate } from './gate/candidate'
import { gate } from './gate/gate'
import { readCandidate } from './gate/readCandidate'
import { withdrawalOf } from './ledger'
import { liveState } from './liveState'
import { placeRelease, refuseOtherFiles } from './placeRelease'
import { Refused } from './refused'
import { changeSite, liveRelease, partsWith, type LockedSite, type Site } from './siteChange'
import { liveLedger, liveRegistry } from './siteStore'

export interface PublishOptions extends Note {
  /** Share of the browsers that get it, 1–99; all of them without it. */
  canaryPercent?: number
  /** Origin that serves the release's files when it is not this site. */
  origin?: string
}

export interface Outcome {
  release: string
  generation: number
  /** False: it was live already, nothing has changed. */
  flipped: boolean
}

/**
 * Checks a built release, places it and makes it live.
 * @throws Refused
 */
export function publish(
  site: LockedSite,
  area: string,
  builtDir: string,
  options: PublishOptions = {},
): Outcome {
  checkBefore(site, area, options)
  const before = liveRegistry(site.dir)
  const candidate = accepted(site, area, builtDir)
  refuseOtherFiles(site.dir, candidate)
  const { release } = candidate.description
  if (before && isAsAsked(before.remotes[area], liveRelease(before, area), release, options))
    return { release, generation: before.generation, flipped: false }
  const { canaryPercent, origin, ...note } = options
  const parts = canaryPercent
    ? partsWithCanary(site, candidate, canaryPercent, origin)
    : partsWith(before, candidate.description, origin)
  placeRelease(site.dir, site.lock, candidate)
  const action = canaryPercent ? 'canary' : 'release'
  const { generation } = changeSite(site, parts, [{ area, release, action, ...note }])
  return { release, generation, flipped: true }
}

/**
 * What speaks against a release before anything of it is built or received.
 * @throws Refused
 */
export function checkBefore(site: Site, area: string, { canaryPercent, origin }: PublishOptions): void {
  const configuration = configurationOf(site.dir)
  signingKeyOf(site, configuration)
  const live = liveRegistry(site.dir)
  const faults = originFaults(configuration, origin)
  if (canaryPercent && !live?.remotes[area])
    faults.push(
      `A canary needs a live release of a remote beside it: release ${area} without --canary first.`,
    )
  if (!live && area !== 'shell')
    faults.push('There is no site yet: run npm start once, or release the shell first.')
  if (faults.length > 0) throw new Refused(faults)
}

/** Passes the gate, or throws what speaks against it. */
export function accepted(site: Site, area: string, dir: string): Candidate {
  const candidate = readCandidate(dir, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  const faults = [
    ...withdrawnFaults(site.dir, candidate),
    ...gate(candidate, liveState(site.dir, liveRegistry(site.dir))),
  ]
  if (faults.length > 0) throw new Refused(faults)
  return candidate
}

/** A release that was withdrawn never comes back, under whatever name of a folder. */
export function withdrawnFaults(siteDir: string, { description: { area, release } }: Candidate): string[] {
  const withdrawal = withdrawalOf(liveLedger(siteDir), area, release)
  if (!withdrawal) return []
  const { at, by, reason } = withdrawal
  return [
    `${area}@${release} was withdrawn on ${at.slice(0, 10)}${by ? ` by ${by}` : ''}${reason ? ` (${reason})` : ''}: change the sources and release again.`,
  ]
}

function isAsAsked(
  remote: LiveRemote | undefined,
  live: string | undefined,
  release: string,
  options: PublishOptions,
) {
  const canary = remote?.canary
  if (options.canaryPercent) return canary?.release === release && canary.percent === options.canaryPercent
  return live === release && !canary
}

function partsWithCanary(site: Site, { description }: Candidate, percent: number, origin?: string) {
  const { area, release } = description
  const before = liveRegistry(site.dir)!
  const live = before.remotes[area]!
  if (live.release === release)
    throw new Refused([`${area}@${release} is live for everybody already: nothing is left to try out.`])
  const canary = { ...remoteRelease(description, origin), percent }
  return { shell: before.shell, remotes: { ...before.remotes, [area]: { ...live, canary } } }
}
