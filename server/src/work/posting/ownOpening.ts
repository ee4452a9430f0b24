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
import { PLATFORM, type PosterId } from './poster'

export type OpeningChange = Parameters<typeof updateOpening>[2]

export interface PostingDependencies extends Pick<ApiDependencies, 'db' | 'clock'> {
  /**
   * Runs first in each transaction that changes an opening of the platform, for example to record the action
   * in the audit.
   */
  beginForPlatform?: (tx: Tx) => Promise<unknown>
}

/** Reads and writes single openings of a poster. An opening of another poster counts as not found. */
export function ownOpening({ db, clock, beginForPlatform }: PostingDependencies) {
  /** Locks the mentor's account, so that limits are counted correctly. The platform has no limits. */
  const begin = (tx: Tx, poster: PosterId): Promise<unknown> | undefined =>
    poster === PLATFORM ? beginForPlatform?.(tx) : lockAccount(tx, 'mentor', poster)

  async function requireRoomForDraft(tx: Tx, poster: PosterId) {
    if (poster === PLATFORM) return
    if ((await countCurrent(tx, poster)).drafts >= OPENING_DRAFTS_MAX) throw workErrors.openingsMax()
  }

  async function insertDraft(tx: Tx, mentorId: PosterId, id: string, content: OpeningContent) {
    await requireRoomForDraft(tx, mentorId)
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
    async read(mentorId: PosterId, id: string): Promise<OwnOpening> {
      const row = await findOpening(db, id)
      if (row?.mentor_id !== mentorId) throw errors.notFound('Opening')
      const [own] = await toOwnOpenings(db, [row])
      return own!
    },

    /** Runs `work` with the locks of the mentor's account and of the opening. */
    inTurn: <Result>(mentorId: PosterId, id: string, work: (tx: Tx, row: StoredOpening) => Promise<Result>) =>
      db.transaction().execute(async (tx): Promise<Result> => {
        await begin(tx, mentorId)
        const row = await lockOpening(tx, id)
        if (row?.mentor_id !== mentorId) throw errors.notFound('Opening')
        return work(tx, row)
      }),

    async apply(tx: Tx, row: StoredOpening, change: OpeningChange) {
      const updated_at = clock().toISOString()
      await updateOpening(tx, row.id, { ...change, version: row.version + 1, updated_at })
      await indexOpenings(tx, [row.id])
    },

    /** Creates a draft. Does nothing if the poster has already created a draft with this id. */
    create: (mentorId: PosterId, id: string, content: (tx: Tx) => Promise<OpeningContent>) =>
      db.transaction().execute(async (tx) => {
        await begin(tx, mentorId)
        const before = await lockOpening(tx, id)
        if (before?.mentor_id === mentorId && before.version === 0) return
        if (before) throw errors.invalidInput({ id: 'Choose another id.' })
        await insertDraft(tx, mentorId, id, await content(tx))
      }),
  }
}
