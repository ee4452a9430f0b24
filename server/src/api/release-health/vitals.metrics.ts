import type { AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS } from '@mentor-connect/contract/rules/releaseHealth'
import { Histogram, type Registry } from 'prom-client'
import { boundedReleases } from '../../platform/metrics/boundedReleases'

type Vital = (typeof VITALS)[number]

/** Reports have ms, and thousandths of a shift; metrics have seconds, and shifts. */
const UNIT = 1000

/** Web vitals by area and release, as browsers report them. */
export function vitalMetrics(registry: Registry) {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: ['area', 'release'], registers: [registry] })
  const histograms: Record<Vital, Histogram> = {
    lcp: histogram(
      'mentor_connect_browser_lcp_seconds',
      'Largest Contentful Paint of pages',
      [0.5, 1, 1.8, 2.5, 4, 8],
    ),
    inp: histogram(
      'mentor_connect_browser_inp_seconds',
      'Interaction to Next Paint of pages',
      [0.05, 0.1, 0.2, 0.5, 1],
    ),
    cls: histogram(
      'mentor_connect_browser_cls',
      'Cumulative Layout Shift of pages',
      [0.01, 0.05, 0.1, 0.25, 0.5],
    ),
  }
  const bounded = boundedReleases()

  return (report: AreaReport) => {
    for (const vital of VITALS) {
      const value = report[vital]
      if (value !== undefined) histograms[vital].observe({ ...bounded(report) }, value / UNIT)
    }
  }
}
