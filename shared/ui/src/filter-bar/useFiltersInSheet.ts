import { breakpoint } from '../theme'
import { useMedia } from '../useMedia'

/** Returns true on phones, where the filters of a list open in a sheet. */
export const useFiltersInSheet = () => useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
