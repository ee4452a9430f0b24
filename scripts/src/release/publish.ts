import type { LiveRemote } from '@mentor-connect/shared/contracts/siteRegistry'
import { remoteRelease } from './entries'
import type { Candidate } from './gate/candidate'
import { gate, readCandidate } from './gate/gate'
import { liveState } from './liveState'
import { changeSite, liveRelease, partsWith, type Site } from './siteChange'
import { liveRegistry, placeRelease } from './siteStore'

/** A release that the gate has refused; each fault is a line that names the reason and the fix. */
export class Refused extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
  }
}

export interface PublishOptions {
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
export function publish(site: Site, area: string, builtDir: string, options: PublishOptions = {}): Outcome {
  const before = liveRegistry(site.dir)
  const candidate = accepted(site, area, builtDir)
  const { release } = candidate.description
  if (before && isAsAsked(before.remotes[area], liveRelease(before, area), release, options))
    return { release, generation: before.generation, flipped: false }
  placeRelease(site.dir, area, release, builtDir)
  const registry = options.canaryPercent
    ? startCanary(site, candidate, options.canaryPercent, options.origin)
    : changeSite(site, partsWith(before, candidate.description, options.origin), [
        { area, release, action: 'release' },
      ])
  return { release, generation: registry.generation, flipped: true }
}

/** Passes the gate, or throws what speaks against it. */
export function accepted(site: Site, area: string, dir: string): Candidate {
  const candidate = readCandidate(dir, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  const faults = gate(candidate, liveState(site.dir, liveRegistry(site.dir)))
  if (faults.length > 0) throw new Refused(faults)
  return candidate
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

function startCanary(site: Site, { description }: Candidate, percent: number, origin?: string) {
  const { area, release } = description
  const before = liveRegistry(site.dir)
  const live = before?.remotes[area]
  if (!before || !live)
    throw new Refused([
      `A canary needs a live release of a remote beside it: release ${area} without --canary first.`,
    ])
  if (live.release === release)
    throw new Refused([`${area}@${release} is live for everybody already: nothing is left to try out.`])
  const remotes = {
    ...before.remotes,
    [area]: { ...live, canary: { ...remoteRelease(description, origin), percent } },
  }
  return changeSite(site, { shell: before.shell, remotes }, [{ area, release, action: 'canary' }])
}
