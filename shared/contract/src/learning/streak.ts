/** A streak survives one missed day in so many days. */
export const STREAK_FORGIVES_EVERY_DAYS = 7
