import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { PREVIEW_PARAMETER, previewText, type Preview } from '@mentor-connect/contract/site/preview'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome, PublishOptions } from '@mentor-connect/release/target'
import { remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { besideLive } from '../site/entries'
import { liveRegistry } from '../store/siteStore'
import type { Candidate } from './candidate'
import { requireConfiguration, signingKeyOf } from './configuration/requireConfiguration'
import { copyRelease } from './copyRelease'
import { signText } from './signature'
import { changeSite, type LockedSite, type Site } from './siteChange'

const PREVIEW_DAYS = 7

/** Issues that keep an area from having a preview. */
export function previewIssues(site: Site, area: string): string[] {
  if (area === 'shell') return ['Only areas can have a preview: a document has one shell.']
  const issues = []
  if (!liveRegistry(site.dir)?.remotes[area])
    issues.push(
      `A preview needs a live release of ${area} beside it: release it without --preview first, for instance as an empty page.`,
    )
  if (!requireConfiguration(site.dir).runtime.registryKey)
    issues.push(
      'The address of a preview is signed, and this site has no key: set REGISTRY_SIGNING_KEY and configure the site.',
    )
  return issues
}

/** Copies a release that has been checked into the site and returns a signed address that shows it for some days. */
export function makePreview(site: LockedSite, candidate: Candidate, options: PublishOptions): Outcome {
  const before = liveRegistry(site.dir)!
  const configuration = requireConfiguration(site.dir)
  const { area, release } = candidate.description
  const { preview: name = '', commit, reason } = options
  const until = new Date(site.now().getTime() + PREVIEW_DAYS * DAY_MS).toISOString()
  const signingKey = signingKeyOf(site, configuration)
  if (!signingKey) throw new Refused(previewIssues(site, area))
  copyRelease(site.dir, site.lock, candidate)
  const entry = { previewed: area, release, action: 'preview' as const, name, until }
  const { generation } = changeSite(site, before, [
    { ...entry, ...(commit && { commit }), ...(reason && { reason }) },
  ])
  const shown = besideLive(remoteRelease(candidate.description), before.remotes[area]!)
  const token = signedPreview({ area, name, until, release: shown }, signingKey)
  const address = `${configuration.runtime.siteUrl}/?${PREVIEW_PARAMETER}=${token}`
  return { release, generation, flipped: false, preview: { address, until } }
}

function signedPreview(preview: Preview, signingKey: string): string {
  const json = JSON.stringify(preview)
  return `${Buffer.from(json).toString('base64url')}.${signText(previewText(json), signingKey)}`
}
