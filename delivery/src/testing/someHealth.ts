import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITAL_EDGES } from '@mentor-connect/contract/rules/releaseHealth'

export interface Numbers {
  seen: number
  failed?: number
  error?: number
  loaded?: number
  slow?: number
  /** Number of networks of the failing browsers; by default each browser has its own. */
  networks?: number
  lcp?: number[]
}

/** Numbers that browsers have reported for a release. Each browser is in its own network unless stated otherwise. */
export function someHealth(area: string, release: string, numbers: Numbers): ReleaseHealth {
  const { seen, failed = 0, error = 0, loaded = 0, slow = 0, networks, lcp } = numbers
  const browsers = (count: number) => ({ browsers: count, networks: Math.min(count, networks ?? count) })
  const none = () => VITAL_EDGES.lcp.map(() => 0).concat(0)
  return {
    area,
    release,
    seen: { browsers: seen, networks: seen },
    failed: browsers(failed),
    error: browsers(error),
    loaded: browsers(loaded),
    slow: browsers(slow),
    vitals: { lcp: lcp ?? none(), inp: none(), cls: none() },
  }
}
