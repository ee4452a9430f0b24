import type { BoardStage } from '@mentor-connect/contract/work/applicationStages'
import {
  BOARD_ENTRIES_MAX,
  BOARD_NOTES_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_TITLE_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { isDay } from '@mentor-connect/contract/work/openingRules'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Database, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { isOpen, keepOpening, today, type StoredOpening } from '../openings/openings.repo'
import { workErrors } from '../openings/workErrors'
import {
  countEntries,
  deleteEntry,
  findEntry,
  findEntryOfOpening,
  insertEntry,
  lockEntry,
  updateEntry,
  type StoredEntry,
} from './board.repo'

/** Parts of an entry that the learner may change. A missing part does not change; null removes a day. */
interface Parts {
  stage?: BoardStage
  title?: string
  employer?: string
  url?: string
  notes?: string
  appliedOn?: string | null
  remindOn?: string | null
}
type Tracked = Parts & { id: string; stage: BoardStage; title: string; employer: string }

/** Manages the board of a learner: saved openings, applications, and openings that were found elsewhere. */
export function board({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  /** Runs `work` with the lock of the account, so that the entries of a learner are counted correctly. */
  const inTurn = <Result>(learnerId: string, work: (tx: Tx, now: string) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, 'user', learnerId)
      return work(tx, clock().toISOString())
    })

  async function lockOwn(tx: Tx, learnerId: string, id: string): Promise<StoredEntry> {
    const entry = await lockEntry(tx, id)
    if (entry?.learner_id !== learnerId) throw errors.notFound('Entry')
    return entry
  }

  return {
    save: (learnerId: string, openingId: string) =>
      inTurn(learnerId, async (tx, now) => {
        const opening = await keepOpening(tx, openingId)
        if (!opening || opening.posted_at === null) throw errors.notFound('Opening')
        if (await findEntryOfOpening(tx, learnerId, opening.id)) return
        if (!isOpen(opening, clock())) throw workErrors.openingClosed()
        await addOpening(tx, learnerId, opening, { stage: 'saved', now })
      }),

    unsave: (learnerId: string, openingId: string) =>
      inTurn(learnerId, async (tx) => {
        const entry = await findEntryOfOpening(tx, learnerId, openingId)
        if (entry?.stage === 'saved') await deleteEntry(tx, entry.id)
      }),

    track: (learnerId: string, { id, ...parts }: Tracked) => {
      requireValid(parts)
      return inTurn(learnerId, async (tx, now) => {
        const before = await lockEntry(tx, id)
        if (before && (before.learner_id !== learnerId || !before.is_elsewhere))
          throw errors.invalidInput({ id: 'Choose another id.' })
        if (before) return
        requireFutureReminder(parts.remindOn, today(clock()))
        await requireSpace(tx, learnerId)
        const isNew = { notes: '', applied_on: null, remind_on: null, url: '', ...columnsOf(parts) }
        const { stage, title, employer } = parts
        await insertEntry(tx, {
          ...emptyEntry(learnerId, now),
          ...isNew,
          id,
          stage,
          title,
          employer,
          is_elsewhere: 1,
        })
      })
    },

    change: (learnerId: string, id: string, version: number, parts: Parts) => {
      requireValid(parts)
      return inTurn(learnerId, async (tx, now) => {
        const entry = await lockOwn(tx, learnerId, id)
        requireChangeable(entry, parts)
        if (entry.version === version + 1 && hasAll(entry, columnsOf(parts))) return
        if (entry.version !== version) throw workErrors.entryChanged()
        if (parts.remindOn !== entry.remind_on) requireFutureReminder(parts.remindOn, today(clock()))
        await updateEntry(tx, id, { ...columnsOf(parts), changed_at: now })
      })
    },

    remove: (learnerId: string, id: string) =>
      inTurn(learnerId, async (tx) => {
        // The poster may be moving the application at this moment.
        await lockEntry(tx, id)
        const entry = await findEntry(tx, learnerId, id)
        if (!entry) return
        const isSent = entry.application_stage !== null
        if (isSent && entry.stage !== 'closed') throw workErrors.applicationChanged(entry.application_stage!)
        await deleteEntry(tx, id)
      }),
  }
}

/**
 * Adds an opening of this site to a board. The caller must hold the lock of the account. Returns the id of
 * the entry.
 */
export async function addOpening(
  tx: Tx,
  learnerId: string,
  { id: opening_id, title, employer }: StoredOpening,
  { stage, now }: { stage: BoardStage; now: string },
): Promise<string> {
  await requireSpace(tx, learnerId)
  const id = randomUUID()
  await insertEntry(tx, { ...emptyEntry(learnerId, now), id, opening_id, stage, title, employer })
  return id
}

async function requireSpace(tx: Database, learnerId: string) {
  if ((await countEntries(tx, learnerId)) >= BOARD_ENTRIES_MAX) throw workErrors.boardFull()
}

/** Returns the initial columns of a new entry for an opening of this site. */
export const emptyEntry = (learner_id: string, now: string) => ({
  learner_id,
  opening_id: null,
  application_id: null,
  is_elsewhere: 0 as const,
  version: 0,
  url: '',
  notes: '',
  applied_on: null,
  remind_on: null,
  reminded_on: null,
  created_at: now,
  changed_at: now,
})

const columnsOf = ({
  stage,
  title,
  employer,
  url,
  notes,
  appliedOn,
  remindOn,
}: Parts): Partial<StoredEntry> => ({
  ...(stage !== undefined && { stage }),
  ...(title !== undefined && { title }),
  ...(employer !== undefined && { employer }),
  ...(url !== undefined && { url }),
  ...(notes !== undefined && { notes }),
  ...(appliedOn !== undefined && { applied_on: appliedOn }),
  ...(remindOn !== undefined && { remind_on: remindOn }),
})

const hasAll = (entry: StoredEntry, columns: Partial<StoredEntry>) =>
  Object.entries(columns).every(([name, value]) => entry[name as keyof StoredEntry] === value)

/**
 * Throws if the learner may not change these parts. Only the poster moves an application in the product, and
 * an opening of this site has its own texts.
 */
function requireChangeable(entry: StoredEntry, { stage, title, employer, url }: Parts) {
  const fields: Record<string, string> = {}
  if (stage !== undefined && stage !== entry.stage && entry.application_id !== null)
    fields.stage = 'The poster moves this application. You can withdraw it.'
  const isText = title !== undefined || employer !== undefined || url !== undefined
  if (isText && !entry.is_elsewhere) fields.title = 'These texts belong to the opening.'
  if (Object.keys(fields).length > 0) throw errors.invalidInput(fields)
}

/**
 * Checks the day of a reminder. @throws ApiError `invalid_input` for a day in the past, on which nobody can
 * be reminded
 */
function requireFutureReminder(remindOn: string | null | undefined, day: string) {
  if (remindOn && remindOn < day) throw errors.invalidInput({ remindOn: 'Choose today or a later day.' })
}

function requireValid({ title = '', employer = '', notes = '', url = '', appliedOn, remindOn }: Parts) {
  const isInvalid: Record<string, boolean> = {
    title: hasMoreGraphemes(title, OPENING_TITLE_MAX),
    employer: hasMoreGraphemes(employer, EMPLOYER_NAME_MAX),
    notes: hasMoreGraphemes(notes, BOARD_NOTES_MAX),
    url: url !== '' && !/^https?:\/\/\S+$/i.test(url),
    appliedOn: typeof appliedOn === 'string' && !isDay(appliedOn),
    remindOn: typeof remindOn === 'string' && !isDay(remindOn),
  }
  const wrong = Object.keys(isInvalid).filter((field) => isInvalid[field])
  if (wrong.length > 0)
    throw errors.invalidInput(Object.fromEntries(wrong.map((field) => [field, 'Correct this.'])))
}
