/** The one place that a page may show a frame of: videos without cookies, once somebody has asked for one. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'
