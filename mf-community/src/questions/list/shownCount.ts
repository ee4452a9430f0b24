import { COUNTED_MAX } from '@mentor-connect/contract/community/communityRules'

/** The text of a count, which the server counts up to a limit only. */
export const shownCount = (count: number): string => (count > COUNTED_MAX ? `${COUNTED_MAX}+` : String(count))
