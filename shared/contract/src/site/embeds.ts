/**
 * The only origin from which pages may embed content. It serves videos without cookies, which are loaded only on
 * request.
 */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'
