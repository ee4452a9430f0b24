/**
 * The only origin from which pages may embed content. It serves videos without cookies. A video is loaded
 * only when a person requests it.
 */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'
