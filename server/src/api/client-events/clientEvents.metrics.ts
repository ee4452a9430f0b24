import type { ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { Counter, type Registry } from 'prom-client'
import { knownReleases } from '../published/knownReleases'
import type { SiteReader } from '../published/publishedNames'

/** Counts the events that browsers report, by area, release and kind. */
export function clientEventMetrics(registry: Registry, site: SiteReader) {
  const counter = new Counter({
    name: 'mentor_connect_client_events_total',
    help: 'Failures of parts of the site, as browsers report them.',
    labelNames: ['area', 'release', 'kind'],
    registers: [registry],
  })
  const knownRelease = knownReleases(site)
  return async (event: ClientEvent) => counter.inc({ ...(await knownRelease(event)), kind: event.kind })
}
