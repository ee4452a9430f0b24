import type { LiveRemote } from '@mentor-connect/contract/site/siteRegistry'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome, PublishOptions } from '@mentor-connect/release/target'
import { remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { readRelease } from '@mentor-connect/build/conformance/readRelease'
import { withdrawalOf } from '../store/ledger'
import { liveGeneration, liveLedger, liveRegistry } from '../store/siteStore'
import { requireConfiguration, signingKeyOf } from './configuration/requireConfiguration'
import type { Candidate } from './candidate'
import { adapterNotice } from './gate/contractRules'
import { gate } from './gate/gate'
import { priceOf } from './gate/price'
import { refuseMissingCalls } from './api-contract/refuseMissingCalls'
import { originIssues } from './configuration/configure'
import { makePreview, previewIssues } from './preview'
import { refuseBadPages } from './refuseBadPages'
import { refuseFailingPages } from './refuseFailingPages'
import { configurationWith } from './grants/defaultGrants'
import { stateFor } from './grants/stateFor'
import { copyRelease, refuseOtherFiles } from './copyRelease'
import {
  changeSite,
  liveRelease,
  refresh,
  withLockedSite,
  withRelease,
  type LockedSite,
  type Site,
} from './siteChange'

/**
 * Checks a built release, copies it into the site and makes it live. The checks take minutes, but no other change waits
 * for them: the site is locked only to make the release live, or to give it an address if it is a preview. A dry run ends
 * before that step.
 * @throws Refused if the gate finds an issue
 */
export async function publish(
  site: Site,
  area: string,
  builtDir: string,
  options: PublishOptions = {},
): Promise<Outcome> {
  await refresh(site)
  const checkedAgainst = liveGeneration(site.dir)
  const candidate = checkedCandidate(site, area, builtDir, options)
  if (!options.uncheckedApi) await refuseMissingCalls(site.dir, [candidate])
  await refuseFailingPages(site, [candidate])
  const browser = await refuseBadPages(site, [candidate])
  const price = priceOf(candidate)
  const adapter = adapterNotice(candidate, stateFor(site, [candidate]).shell)
  const outcome = options.dryRun
    ? { release: candidate.description.release, generation: liveGeneration(site.dir) ?? 0, flipped: false }
    : await withLockedSite(site, (locked) => {
        if (liveGeneration(site.dir) !== checkedAgainst) {
          checkPreconditions(locked, area, options)
          passRules(locked, candidate)
        }
        return options.preview
          ? makePreview(locked, candidate, options)
          : makeLive(locked, candidate, options)
      })
  return {
    ...outcome,
    ...(browser && { browser }),
    ...(price && { price }),
    ...(adapter && { adapter }),
  }
}

/**
 * Reads a built release and checks everything that can be checked without running its code.
 * @throws Refused if the release must not become live
 */
export function checkedCandidate(
  site: Site,
  area: string,
  builtDir: string,
  options: PublishOptions = {},
): Candidate {
  checkPreconditions(site, area, options)
  const candidate = passGate(site, area, builtDir)
  refuseOtherFiles(site.dir, candidate)
  return candidate
}

/** Copies a release that has been checked into the site and makes it live. */
export function makeLive(site: LockedSite, candidate: Candidate, options: PublishOptions = {}): Outcome {
  const before = liveRegistry(site.dir)
  const { area, release } = candidate.description
  if (before && isAlreadyLive(before.remotes[area], liveRelease(before, area), release, options))
    return { release, generation: before.generation, flipped: false }
  const { canaryPercent, origin, uncheckedApi: _unchecked, dryRun: _dry, ...note } = options
  const parts = canaryPercent
    ? withCanary(site, candidate, canaryPercent, origin)
    : withRelease(before, candidate.description, origin)
  copyRelease(site.dir, site.lock, candidate)
  const action = canaryPercent ? 'canary' : 'release'
  const { configuration, newEntries } = configurationWith(site, requireConfiguration(site.dir), [
    candidate.description,
  ])
  const { generation } = changeSite(
    site,
    parts,
    [...newEntries, { area, release, action, ...note }],
    configuration,
  )
  return { release, generation, flipped: true }
}

/**
 * Checks what can be known before a release is built or uploaded.
 * @throws Refused if the release could not become live
 */
export function checkPreconditions(
  site: Site,
  area: string,
  { canaryPercent, preview, origin }: PublishOptions,
): void {
  const configuration = requireConfiguration(site.dir)
  signingKeyOf(site, configuration)
  const live = liveRegistry(site.dir)
  const issues = originIssues(configuration, origin)
  if (canaryPercent && !live?.remotes[area])
    issues.push(
      `A canary needs a live release of a remote beside it: release ${area} without --canary first.`,
    )
  if (preview) issues.push(...previewIssues(site, area))
  if (!live && area !== 'shell')
    issues.push('There is no site yet: run npm start once, or release the shell first.')
  if (issues.length > 0) throw new Refused(issues)
}

/**
 * Reads a built release and runs the gate on it.
 * @throws Refused with all issues
 */
export function passGate(site: Site, area: string, dir: string): Candidate {
  const candidate = readRelease(dir, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  passRules(site, candidate)
  return candidate
}

/**
 * The part of the gate that takes no time. It is repeated if the site has changed during the other checks.
 * @throws Refused with all issues
 */
export function passRules(site: Site, candidate: Candidate): void {
  const issues = [...withdrawalIssues(site.dir, candidate), ...gate(candidate, stateFor(site, [candidate]))]
  if (issues.length > 0) throw new Refused(issues)
}

/** A withdrawn release can never be released again, whatever folder it is released from. */
export function withdrawalIssues(siteDir: string, { description: { area, release } }: Candidate): string[] {
  const withdrawal = withdrawalOf(liveLedger(siteDir), area, release)
  if (!withdrawal) return []
  const { at, by, reason } = withdrawal
  return [
    `${area}@${release} was withdrawn on ${at.slice(0, 10)}${by ? ` by ${by}` : ''}${reason ? ` (${reason})` : ''}: change the sources and release again.`,
  ]
}

function isAlreadyLive(
  remote: LiveRemote | undefined,
  live: string | undefined,
  release: string,
  options: PublishOptions,
) {
  const canary = remote?.canary
  if (options.canaryPercent) return canary?.release === release && canary.percent === options.canaryPercent
  return live === release && !canary
}

function withCanary(site: Site, { description }: Candidate, percent: number, origin?: string) {
  const { area, release } = description
  const before = liveRegistry(site.dir)!
  const live = before.remotes[area]!
  if (live.release === release)
    throw new Refused([`${area}@${release} is live for everybody already: nothing is left to try out.`])
  const canary = { ...remoteRelease(description, origin), percent }
  return { shell: before.shell, remotes: { ...before.remotes, [area]: { ...live, canary } } }
}
