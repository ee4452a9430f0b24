import type { Kysely } from 'kysely'

/** Runs reads that may show a state that is some seconds old. */
export interface Reads<Tables> {
  /** True if there is a replica. */
  isReplicated: boolean
  /**
   * @param mayLag true if this caller may see an older state; if false, the read runs on the primary
   * @param read must be safe to repeat: if it fails on the replica, for example because a row has not arrived
   * there yet, it runs again on the primary
   */
  run: <Result>(mayLag: boolean, read: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
}

/** Runs all reads on the primary, for an installation without a replica. */
export function primaryReads<Tables>(primary: Kysely<Tables>): Reads<Tables> {
  return { isReplicated: false, run: (_mayLag, read) => read(primary) }
}
