import { COUNTED_MAX } from '@mentor-connect/contract/community/communityRules'

/** Returns the text of a count. The server counts only up to a limit, so higher counts get a `+`. */
export const shownCount = (count: number): string => (count > COUNTED_MAX ? `${COUNTED_MAX}+` : String(count))
