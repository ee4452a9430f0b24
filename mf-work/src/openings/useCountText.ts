import { useFormats } from '@mentor-connect/i18n'

/** Returns a function that writes a number of openings: `1,000+` for 1,234 if there may be more than were counted. */
export function useCountText() {
  const { number } = useFormats()
  return (count: number, hasMore = false) => (hasMore ? `${number(roundedDown(count))}+` : number(count))
}

/** Returns the number with every digit after the first replaced by 0. */
function roundedDown(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  return Math.floor(count / unit) * unit
}
