import { OPENING_DRAFTS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { OpeningContent } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { columnsOf } from '../openings/openingColumns'
import {
  findOpening,
  insertOpening,
  lockOpening,
  updateOpening,
  type StoredOpening,
} from '../openings/openings.repo'
import { indexOpenings } from '../openings/openingWords.repo'
import { workErrors } from '../openings/workErrors'
import { countCurrent, toOwnOpenings } from './ownOpenings.query'

export type OpeningChange = Parameters<typeof updateOpening>[2]

/** Reads and writes of one opening of a mentor. A foreign one is not found. */
export function ownOpening({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  async function insertDraft(tx: Tx, mentorId: string, id: string, content: OpeningContent) {
    if ((await countCurrent(tx, mentorId)).drafts >= OPENING_DRAFTS_MAX) throw workErrors.openingsMax()
    const now = clock().toISOString()
    const isNew = { posted_at: null, approved_at: null, rejection: null, closed_at: null, search_text: '' }
    await insertOpening(tx, {
      id,
      mentor_id: mentorId,
      state: 'draft',
      version: 0,
      ...columnsOf(content),
      ...isNew,
      created_at: now,
      updated_at: now,
    })
  }

  return {
    async read(mentorId: string, id: string): Promise<OwnOpening> {
      const row = await findOpening(db, id)
      if (row?.mentor_id !== mentorId) throw errors.notFound('Opening')
      const [own] = await toOwnOpenings(db, [row])
      return own!
    },

    /** Runs `work` with the locks of the mentor's account, which limits are counted under, and of the opening. */
    inTurn: <Result>(mentorId: string, id: string, work: (tx: Tx, row: StoredOpening) => Promise<Result>) =>
      db.transaction().execute(async (tx): Promise<Result> => {
        await lockAccount(tx, 'mentor', mentorId)
        const row = await lockOpening(tx, id)
        if (row?.mentor_id !== mentorId) throw errors.notFound('Opening')
        return work(tx, row)
      }),

    async apply(tx: Tx, row: StoredOpening, change: OpeningChange) {
      const updated_at = clock().toISOString()
      await updateOpening(tx, row.id, { ...change, version: row.version + 1, updated_at })
      await indexOpenings(tx, [row.id])
    },

    /** Creates a draft unless the mentor has created it before with this id. */
    create: (mentorId: string, id: string, content: (tx: Tx) => Promise<OpeningContent>) =>
      db.transaction().execute(async (tx) => {
        await lockAccount(tx, 'mentor', mentorId)
        const before = await lockOpening(tx, id)
        if (before?.mentor_id === mentorId && before.version === 0) return
        if (before) throw errors.invalidInput({ id: 'Choose another id.' })
        await insertDraft(tx, mentorId, id, await content(tx))
      }),
  }
}
