/** The value below which this share of the values lies; NaN if there is none. The values need no order. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
