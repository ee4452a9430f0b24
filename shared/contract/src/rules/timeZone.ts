/**
 * The product's time zone. It applies to dates on pages and certificates, and to the days of learners whose
 * time zone is unknown.
 */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Offset of the product's time zone from UTC in minutes. It is the same all year. */
export const DEFAULT_ZONE_MINUTES = 330
