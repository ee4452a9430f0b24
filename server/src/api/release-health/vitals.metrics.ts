import type { AreaReport, PageReport } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS } from '@mentor-connect/contract/rules/releaseHealth'
import { Histogram, type Registry } from 'prom-client'
import { knownReleases } from '../published/knownReleases'
import { knownRoutes } from '../published/knownRoutes'
import type { SiteReader } from '../published/publishedNames'

type Vital = (typeof VITALS)[number]

/**
 * Divisor that converts reported values to the units of metrics: ms to seconds, and thousandths of a layout
 * shift to layout shifts.
 */
const UNIT = 1000

const METRICS: Record<Vital, { unit: string; help: string; buckets: number[] }> = {
  lcp: { unit: '_seconds', help: 'Largest Contentful Paint', buckets: [0.5, 1, 1.8, 2.5, 4, 8] },
  inp: { unit: '_seconds', help: 'Interaction to Next Paint', buckets: [0.05, 0.1, 0.2, 0.5, 1] },
  cls: { unit: '', help: 'Cumulative Layout Shift', buckets: [0.01, 0.05, 0.1, 0.25, 0.5] },
}

/**
 * Histograms of the web vitals that browsers report: by area and release, and by route. Combining all three
 * would give too many time series.
 */
export function vitalMetrics(registry: Registry, site: SiteReader) {
  const observeArea = vitalHistograms(registry, 'browser', ['area', 'release'])
  const observePage = vitalHistograms(registry, 'browser_page', ['route'])
  const knownRelease = knownReleases(site)
  const knownRoute = knownRoutes(site)
  return {
    observeArea: async (report: AreaReport) => observeArea({ ...(await knownRelease(report)) }, report),
    observePage: async (report: PageReport) => observePage({ route: await knownRoute(report.route) }, report),
  }
}

/** Returns a function that adds the vitals of a report to the histograms. */
function vitalHistograms(registry: Registry, subject: string, labelNames: string[]) {
  const histograms = VITALS.map((vital) => {
    const { unit, help, buckets } = METRICS[vital]
    const name = `mentor_connect_${subject}_${vital}${unit}`
    const options = { name, help: `${help} by ${labelNames.join(' and ')}`, buckets, labelNames }
    return [vital, new Histogram({ ...options, registers: [registry] })] as const
  })
  return (labels: Record<string, string>, report: Partial<Record<Vital, number>>) => {
    for (const [vital, histogram] of histograms) {
      const value = report[vital]
      if (value !== undefined) histogram.observe(labels, value / UNIT)
    }
  }
}
