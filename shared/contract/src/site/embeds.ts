/** The only origin that pages may embed: videos without cookies, loaded only on request. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'
