import type { ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { Counter, type Registry } from 'prom-client'

/** Anybody may report, so the label combinations are bounded: further ones are counted together. */
const MOST_COMBINATIONS = 200
const OTHER = 'other'

/** Counts what browsers report, by area, release and kind. */
export function clientEventMetrics(registry: Registry) {
  const counter = new Counter({
    name: 'mentor_connect_client_events_total',
    help: 'Failures of parts of the site, as browsers report them.',
    labelNames: ['area', 'release', 'kind'],
    registers: [registry],
  })
  const known = new Set<string>()

  return function count({ area, release, kind }: ClientEvent) {
    const combination = `${area}|${release}`
    const isNew = !known.has(combination)
    if (isNew && known.size >= MOST_COMBINATIONS) return counter.inc({ area: OTHER, release: OTHER, kind })
    known.add(combination)
    counter.inc({ area, release, kind })
  }
}
