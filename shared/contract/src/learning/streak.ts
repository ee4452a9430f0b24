/** A streak survives one missed day in this many days. */
export const STREAK_FORGIVES_EVERY_DAYS = 7
