/** The product's time zone: dates on pages and certificates, and days of learners whose zone is unknown. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'
