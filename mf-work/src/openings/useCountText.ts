import { OPENINGS_COUNTED_MAX } from '@mentor-connect/contract/work/openingLimits'
import { useFormats } from '@mentor-connect/i18n'

/** Returns a function that writes a number of openings: `1,000+` if it is not exact. */
export function useCountText() {
  const { number } = useFormats()
  return (count: number) =>
    count > OPENINGS_COUNTED_MAX ? `${number(OPENINGS_COUNTED_MAX)}+` : number(count)
}
