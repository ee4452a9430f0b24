/** Maps values to lengths of a plot. */
export type Scale = (value: number) => number

export const linear =
  ([from, to]: [number, number], [start, end]: [number, number]): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start)

const NICE_STEPS = [1, 2, 2.5, 5, 10]

/** Values from 0 to at least `max` at round distances, about `count` of them. */
export function niceTicks(max: number, count = 4): number[] {
  const rough = (max > 0 ? max : 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = NICE_STEPS.map((factor) => factor * power).find((one) => one >= rough * 0.999)!
  const steps = Math.ceil((max > 0 ? max : 1) / step - 0.001)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** A line through values; it is interrupted where a value is missing. Lengths are rounded to tenths. */
export function linePath(points: { x: number; y: number | undefined }[]): string {
  return points
    .map(({ x, y }, index) => {
      if (y === undefined) return ''
      const command = points[index - 1]?.y === undefined ? 'M' : 'L'
      return `${command}${round(x)} ${round(y)}`
    })
    .join('')
}

export const round = (length: number) => Math.round(length * 10) / 10
