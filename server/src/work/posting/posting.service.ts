import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { OPEN_OPENINGS_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  EDITABLE_STATES,
  type OpeningContent,
  type OpeningState,
} from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { errors } from '../../platform/http/errors'
import type { Database, Tx } from '../../kernel/database/schema'
import { isLimited } from '../../mentoring/mentorships/eligibility.query'
import { columnsOf, contentOf } from '../openings/openingColumns'
import { deleteOpening, findOpening, today, type StoredOpening } from '../openings/openings.repo'
import { workErrors } from '../openings/workErrors'
import { requireClosingDay, requireValid } from './checkOpening'
import { ownOpening, type OpeningChange, type PostingDependencies } from './ownOpening'
import { countCurrent, isTrusted } from './ownOpenings.query'
import { PLATFORM, type PosterId } from './poster'

interface Saved extends OpeningContent {
  id: string
  version?: number
}

/** Number of days until a copy closes, if the closing day of the original is over. */
const COPY_DAYS = 30

/** Lets mentors write, show and close their openings, and operators those of the platform. */
export function posting(dependencies: PostingDependencies) {
  const { clock } = dependencies
  const { read, inTurn, apply, create } = ownOpening(dependencies)

  const change = (mentorId: PosterId, { id, version, ...content }: Saved & { version: number }) =>
    inTurn(mentorId, id, async (tx, row) => {
      const isRepeated = row.version === version + 1 && isSame(contentOf(row), content)
      if (isRepeated) return
      requireVersion(row, version, EDITABLE_STATES)
      requireValid(content, isDraft(row) ? 'draft' : 'complete', clock())
      await apply(tx, row, columnsOf(content))
    })

  return {
    read,

    async save(mentorId: PosterId, saved: Saved): Promise<OwnOpening> {
      const { id, version, ...content } = saved
      requireValid(content, 'draft', clock())
      await (version === undefined
        ? create(mentorId, id, async () => content)
        : change(mentorId, { ...saved, version }))
      return read(mentorId, id)
    },

    async publish(mentorId: PosterId, id: string, version: number): Promise<OwnOpening> {
      await inTurn(mentorId, id, async (tx, row) => {
        if (isRepeated(row, version, ['open', 'waiting'])) return
        requireVersion(row, version, ['draft', 'paused', 'rejected'])
        requireValid(contentOf(row), 'complete', clock())
        await requireMayPost(tx, mentorId, row)
        await apply(tx, row, await shown(tx, mentorId, row, clock().toISOString()))
      })
      return read(mentorId, id)
    },

    async pause(mentorId: PosterId, id: string, version: number): Promise<OwnOpening> {
      await inTurn(mentorId, id, async (tx, row) => {
        if (isRepeated(row, version, ['paused', 'draft'])) return
        requireVersion(row, version, ['open', 'waiting'])
        await apply(tx, row, { state: row.state === 'open' ? 'paused' : 'draft' })
      })
      return read(mentorId, id)
    },

    /** Closes an opening. An opening that was never shown is deleted instead. */
    async close(mentorId: PosterId, id: string, version: number): Promise<{ opening?: OwnOpening }> {
      const isDeleted = await inTurn(mentorId, id, async (tx, row) => {
        if (isRepeated(row, version, ['closed'])) return false
        requireVersion(row, version, EDITABLE_STATES)
        if (row.posted_at === null) await deleteOpening(tx, id)
        else await apply(tx, row, { state: 'closed', closed_at: clock().toISOString() })
        return row.posted_at === null
      })
      return isDeleted ? {} : { opening: await read(mentorId, id) }
    },

    async renew(mentorId: PosterId, id: string, version: number, closesOn: string): Promise<OwnOpening> {
      await inTurn(mentorId, id, async (tx, row) => {
        if (row.version === version + 1 && row.closes_on === closesOn) return
        requireVersion(row, version, ['open', 'paused', 'closed'])
        requireClosingDay(closesOn, clock())
        if (row.state !== 'closed') return apply(tx, row, { closes_on: closesOn })
        await requireMayPost(tx, mentorId, row)
        const posted_at = postedAgain(row, clock())
        await apply(tx, row, { closes_on: closesOn, state: 'open', posted_at, closed_at: null })
      })
      return read(mentorId, id)
    },

    async duplicate(mentorId: PosterId, id: string, newId: string): Promise<OwnOpening> {
      await create(mentorId, newId, async (tx) => {
        const model = await findOpening(tx, id)
        if (model?.mentor_id !== mentorId) throw errors.notFound('Opening')
        const content = contentOf(model)
        const day = today(clock())
        return content.closesOn >= day ? content : { ...content, closesOn: daysAfter(day, COPY_DAYS) }
      })
      return read(mentorId, newId)
    },
  }
}

/**
 * Number of days after which a renewed opening counts as new again. It prevents posters from staying first in
 * lists by closing and renewing an opening.
 */
const NEW_AGAIN_DAYS = 7

function postedAgain({ posted_at }: StoredOpening, now: Date): string {
  const isRecent = posted_at !== null && Date.parse(posted_at) + NEW_AGAIN_DAYS * DAY_MS > now.getTime()
  return isRecent ? posted_at : now.toISOString()
}

const isDraft = ({ state }: StoredOpening) => state === 'draft' || state === 'rejected'

const isSame = (a: OpeningContent, b: OpeningContent) =>
  JSON.stringify(columnsOf(a)) === JSON.stringify(columnsOf(b))

/** Returns true if the client has already sent the same request and did not get the response. */
const isRepeated = (row: StoredOpening, version: number, states: OpeningState[]) =>
  row.version === version + 1 && states.includes(row.state)

function requireVersion(row: StoredOpening, version: number, states: readonly OpeningState[]) {
  if (row.version === version && states.includes(row.state)) return
  throw row.mentor_id === PLATFORM
    ? workErrors.decidedMeanwhile(row.state)
    : workErrors.openingChanged(row.state)
}

/**
 * Checks that a mentor may post an opening. @throws ApiError if the mentor is limited, or has the maximum
 * number of other current openings
 */
async function requireMayPost(tx: Database, mentorId: PosterId, row: StoredOpening) {
  if (mentorId === PLATFORM) return
  if (await isLimited(tx, mentorId)) throw errors.contactLimited()
  const { current } = await countCurrent(tx, mentorId)
  if (current - (row.state === 'paused' ? 1 : 0) >= OPEN_OPENINGS_MAX) throw workErrors.openingsMax()
}

/**
 * Returns the change that shows an opening or makes it wait for an operator. It waits if the mentor is not
 * trusted yet, or if an operator has rejected this opening before.
 */
async function shown(tx: Tx, mentorId: PosterId, row: StoredOpening, now: string): Promise<OpeningChange> {
  const { approved_at, posted_at, state } = row
  const isNew = posted_at === null
  const mustWait =
    mentorId !== PLATFORM && isNew && (state === 'rejected' || !(await isTrusted(tx, mentorId)))
  if (mustWait) return { state: 'waiting', rejection: null }
  return { state: 'open', rejection: null, approved_at: approved_at ?? now, posted_at: posted_at ?? now }
}
