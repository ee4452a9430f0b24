/** The product's time zone: dates on pages and certificates, and days of learners whose zone is unknown. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Minutes that it is ahead of UTC, all year. */
export const DEFAULT_ZONE_MINUTES = 330
