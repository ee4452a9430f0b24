/** Web vitals by which releases are compared (https://web.dev/articles/vitals). */
export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/** Upper limits of the ranges in which values are counted: LCP and INP in ms, CLS in thousandths. */
export const VITAL_EDGES: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000],
  inp: [40, 80, 120, 160, 200, 300, 400, 500, 750, 1000, 2000],
  cls: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500],
}

/**
 * Returns the index of the range that contains a value. It is the first range whose limit the value does not exceed;
 * the last range has no limit.
 */
export function vitalRange(vital: Vital, value: number): number {
  const index = VITAL_EDGES[vital].findIndex((edge) => value <= edge)
  return index === -1 ? VITAL_EDGES[vital].length : index
}

/**
 * Name under which all routes that no live page has are counted, for example those of pages that were not
 * found.
 */
export const OTHER_ROUTE = 'other'

/** An area counts as slow if loading it over the network takes longer than this, in ms. */
export const SLOW_LOAD_MS = 3000

/** Paths of the endpoints that browsers report to. The page's inline script needs them without their schemas. */
export const VIEW_TOKEN_PATH = '/view-token'
export const AREA_REPORTS_PATH = '/area-reports'
