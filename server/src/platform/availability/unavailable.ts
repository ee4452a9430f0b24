/** Temporary outages, each with a message for people and operators. */
export type Outage =
  | 'database'
  | 'files'
  | 'service'
  | 'site'
  | 'disk_full'
  | 'disk_read_only'
  | 'disk_broken'

export const OUTAGE_MESSAGES: Record<Outage, string> = {
  database: 'The database does not answer.',
  files: 'The file storage does not answer.',
  service: 'Another service that is needed for this does not answer.',
  site: 'There is no page to serve yet.',
  disk_full: 'There is no space left to save this.',
  disk_read_only: 'Nothing can be saved: the storage is read-only.',
  disk_broken: 'Nothing can be saved: the storage reports errors.',
}

/** Thrown while a dependency of the server is temporarily unavailable. `cause` is the original error. */
export class Unavailable extends Error {
  constructor(
    readonly outage: Outage,
    options: ErrorOptions = {},
  ) {
    super(OUTAGE_MESSAGES[outage], options)
  }
}

/** Error codes of Node, SQLite and PostgreSQL (SQLSTATE) for temporary conditions. */
const OUTAGE_CODES: [RegExp, Outage][] = [
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/, 'disk_full'],
  [/^(EROFS|SQLITE_READONLY\w*|25006)$/, 'disk_read_only'],
  [/^(EIO|SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|58030)$/, 'disk_broken'],
  // Overload: lock timeouts, deadlocks, too many connections, statement timeouts.
  [/^(SQLITE_BUSY\w*|SQLITE_LOCKED\w*|40001|40P01|55P03|57014|53\w{3})$/, 'database'],
  // Refused or broken connections, for example while the server restarts.
  [/^(08\w{3}|57P0[1-5])$/, 'database'],
]

const CAUSES_MAX = 5

/** Returns the outage that an error, or one of its causes, indicates; undefined for other errors. */
export function outageOf(error: unknown): Outage | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < CAUSES_MAX; one = one.cause, depth += 1) {
    if (one instanceof Unavailable) return one.outage
    const code = (one as NodeJS.ErrnoException).code
    const found = OUTAGE_CODES.find(([pattern]) => typeof code === 'string' && pattern.test(code))
    if (found) return found[1]
  }
  return undefined
}
