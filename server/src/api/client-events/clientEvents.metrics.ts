import type { ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { Counter, type Registry } from 'prom-client'
import { boundedReleases } from '../../platform/metrics/boundedReleases'

/** Counts what browsers report, by area, release and kind. */
export function clientEventMetrics(registry: Registry) {
  const counter = new Counter({
    name: 'mentor_connect_client_events_total',
    help: 'Failures of parts of the site, as browsers report them.',
    labelNames: ['area', 'release', 'kind'],
    registers: [registry],
  })
  const bounded = boundedReleases()
  return (event: ClientEvent) => counter.inc({ ...bounded(event), kind: event.kind })
}
