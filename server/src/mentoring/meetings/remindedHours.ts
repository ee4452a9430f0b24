/** How many hours before a session or a workshop people are reminded. */
export const REMINDED_HOURS_BEFORE = [24, 1] as const
