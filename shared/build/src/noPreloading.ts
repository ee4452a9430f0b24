// Takes the place of the federation runtime's code that loads remotes ahead. Pages name what they need in advance.

/** Nothing is asked for ahead. */
export const formatPreloadArgs = () => []
export const preloadAssets = () => undefined
export const normalizePreloadExposes = () => []
export const defaultPreloadArgs = () => ({})
