import type { Kysely } from 'kysely'

/** Where reads go that may show the state of some seconds ago. */
export interface Reads<Tables> {
  /** Whether there is a replica at all. */
  isReplicated: boolean
  /**
   * @param mayLag whether this caller may see an older state; only then a replica is asked
   * @param read must be safe to repeat: whatever fails on the replica, also because a row is not there yet, is read from the
   * primary
   */
  run: <Result>(mayLag: boolean, read: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
}

/** Reads of an installation without a replica. */
export function primaryReads<Tables>(primary: Kysely<Tables>): Reads<Tables> {
  return { isReplicated: false, run: (_mayLag, read) => read(primary) }
}
