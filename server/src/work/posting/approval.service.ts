import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { errors } from '../../platform/http/errors'
import { lockOpening, lockPoster, today, updateOpening, type StoredOpening } from '../openings/openings.repo'
import { indexOpenings } from '../openings/openingWords.repo'
import { workErrors } from '../openings/workErrors'

/**
 * Writes further data in the transaction, such as the record of the audit. The audit is locked after the
 * account and before the changed rows.
 */
type Also = (tx: Tx) => Promise<unknown>

/** Lets operators decide about openings that wait for approval, which are the first ones of their posters. */
export function openingApproval({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  /**
   * Decides about an opening.
   * @param version the version that the operator has read
   */
  function decide(
    id: string,
    version: number,
    kind: 'opening-approved' | 'opening-rejected',
    change: (row: StoredOpening, now: Date) => Parameters<typeof updateOpening>[2],
    also: Also = async () => undefined,
  ) {
    return db.transaction().execute(async (tx) => {
      await lockPoster(tx, id)
      await also(tx)
      const row = await lockOpening(tx, id)
      if (!row) throw errors.notFound('Opening')
      if (row.state !== 'waiting' || row.version !== version) throw workErrors.decidedMeanwhile(row.state)
      const now = clock()
      const changed = { ...change(row, now), version: version + 1, updated_at: now.toISOString() }
      await updateOpening(tx, id, changed)
      await indexOpenings(tx, [id])
      if (row.mentor_id)
        await notifications.record(tx, { kind, subject: id, to: row.mentor_id, key: `${id}:${version}` })
    })
  }

  return {
    /**
     * Shows an opening to everybody. Later openings of the same poster need no approval.
     *
     * @throws ApiError if the closing day is over, because nobody would see the opening
     */
    approve: (id: string, version: number, also?: Also) =>
      decide(
        id,
        version,
        'opening-approved',
        ({ closes_on }, now) => {
          if (closes_on < today(now)) throw workErrors.closingDayOver()
          const at = now.toISOString()
          return { state: 'open', approved_at: at, posted_at: at, rejection: null }
        },
        also,
      ),

    /**
     * Returns an opening to its poster, who reads the reason, and can change the opening and publish it
     * again.
     */
    reject: (id: string, version: number, reason: string, also?: Also) =>
      decide(id, version, 'opening-rejected', () => ({ state: 'rejected', rejection: reason }), also),
  }
}
