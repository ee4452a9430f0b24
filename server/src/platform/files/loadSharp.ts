/** The picture library with its native code: loaded for the first picture, not at start. */
export const loadSharp = async () => (await import('sharp')).default
