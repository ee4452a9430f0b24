/** Web vitals that releases are compared by (https://web.dev/articles/vitals). */
export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/** Upper edges of the ranges that values are counted in; LCP and INP in ms, CLS in thousandths. */
export const VITAL_EDGES: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000],
  inp: [40, 80, 120, 160, 200, 300, 400, 500, 750, 1000, 2000],
  cls: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500],
}

/** Index of the range of a value: that of the first edge that it does not exceed; the last range has no edge. */
export function vitalRange(vital: Vital, value: number): number {
  const index = VITAL_EDGES[vital].findIndex((edge) => value <= edge)
  return index === -1 ? VITAL_EDGES[vital].length : index
}

/** Stands for all routes that no live page has, among them those of pages that were not found. */
export const OTHER_ROUTE = 'other'

/** An area that takes longer to load over the network counts as slow, in ms. */
export const SLOW_LOAD_MS = 3000
