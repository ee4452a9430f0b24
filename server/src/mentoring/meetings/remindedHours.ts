/** People are reminded this many hours before a session or a workshop. */
export const REMINDED_HOURS_BEFORE = [24, 1] as const
