/** 0 or 1: the same in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text: sorts chronologically in both databases. */
export type Instant = string
