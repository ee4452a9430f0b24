import type { Outcome } from '@mentor-connect/release/target'
import { checkedCanary, makeCanaryLive } from '../release/promote'
import { rollback } from '../release/rollback'
import { withLockedSite, type Site } from '../release/siteChange'
import { liveGeneration } from '../store/siteStore'
import { lastGoodRelease, type SiteFacts } from './assess'
import type { HealthSource } from './healthClient'
import type { Verdict } from './judge/verdict'
import type { Watched } from './watched'

const REASON_MAX = 400

/**
 * Acts on a verdict: promotes or ends a canary, or rolls a release back. Returns undefined if there is nothing to do,
 * or if somebody has changed the site meanwhile.
 * @throws LockHeld, Refused
 */
export async function carryOut(
  site: Site,
  watched: Watched,
  { kind, reason }: Verdict,
  facts: SiteFacts,
  source: HealthSource,
): Promise<Outcome | undefined> {
  const { area } = watched
  if (kind === 'wait' || (kind === 'good' && watched.kind === 'release')) return undefined
  const goal = watched.kind === 'release' ? await lastGoodRelease(watched, facts, source) : undefined
  const note = { reason: reason.slice(0, REASON_MAX) }
  const watcher: Site = { ...site, author: { by: 'watch', via: 'watch' } }
  const canary = kind === 'good' ? await checkedCanary(watcher, area) : undefined
  return withLockedSite(watcher, (locked) => {
    if (liveGeneration(site.dir) !== facts.registry.generation) return undefined
    return canary ? makeCanaryLive(locked, canary, note) : rollback(locked, area, goal, note)
  })
}
