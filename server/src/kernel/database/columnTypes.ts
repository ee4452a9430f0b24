/** A boolean, stored as 0 or 1 in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text: sorts chronologically in both databases. */
export type Instant = string
