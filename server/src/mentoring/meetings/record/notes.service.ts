import type { MeetingNotes, PrivateNotes } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import {
  ACTION_ITEM_MAX,
  PRIVATE_NOTES_MAX,
  SESSION_NOTES_MAX,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { errors } from '../../../platform/http/errors'
import { sessionErrors } from '../../sessionErrors'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { isBlockedPair } from '../../../accounts/people/blockedPairs.repo'
import type { Participant } from '../participant'
import { sideOf } from '../meetings.repo'
import { requireOwn } from '../ownMeetings.service'
import {
  currentNotes,
  findPrivateNotes,
  insertNotes,
  noteVersions,
  writePrivateNotes,
} from './meetingNotes.repo'
import { requireLocked } from './record.service'
import type { RecordNews } from './recordNews'

type Content = Pick<MeetingNotes, 'text' | 'items' | 'version'>

/**
 * Reads and saves the notes of sessions: the shared ones, which both people edit, and the private ones of the
 * mentor.
 */
export function meetingNotes({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>, news: RecordNews) {
  return {
    /** Saves the shared notes. Idempotent. */
    async save(who: Participant, id: string, content: Content): Promise<MeetingNotes> {
      requireValid(content)
      const savedBy = sideOf(who)
      return db.transaction().execute(async (tx) => {
        const meeting = await requireLocked(tx, who, id)
        // The notes of a blocked pair are closed like those of a cancelled session, because the two could
        // write to each other in them.
        const isClosed = meeting.state === 'cancelled' || (await isBlockedPair(tx, meeting))
        if (isClosed) throw sessionErrors.sessionChanged()
        const before = await currentNotes(tx, id)
        const version = content.version + 1
        if (before.version === version && before.savedBy === savedBy && isSame(before, content)) return before
        if (before.version !== content.version) throw sessionErrors.notesChanged()
        const saved = { ...content, version, savedBy, savedAt: clock().toISOString() }
        await insertNotes(tx, id, saved)
        if (!isSame(withoutTicks(before), withoutTicks(content)))
          await news.notesSaved(tx, meeting, savedBy, version)
        return saved
      })
    },

    async versions(who: Participant, id: string): Promise<MeetingNotes[]> {
      await requireOwn(db, who, id)
      return noteVersions(db, id)
    },

    async savePrivate(who: Participant, id: string, { text, version }: PrivateNotes): Promise<PrivateNotes> {
      requireLength('text', text, PRIVATE_NOTES_MAX)
      return db.transaction().execute(async (tx) => {
        await requireLocked(tx, who, id)
        const before = await findPrivateNotes(tx, id)
        if (before.version === version + 1 && before.text === text) return before
        if (before.version !== version) throw sessionErrors.notesChanged()
        const saved = { text, version: version + 1 }
        await writePrivateNotes(tx, id, saved, clock().toISOString())
        return saved
      })
    },
  }
}

function requireValid({ text, items }: Content) {
  requireLength('text', text, SESSION_NOTES_MAX)
  items.forEach((item, index) => {
    requireLength(`items.${index}`, item.text, ACTION_ITEM_MAX)
    if (!item.text.trim()) throw errors.invalidInput({ [`items.${index}`]: 'Write what is to be done.' })
  })
  if (new Set(items.map(({ id }) => id)).size < items.length)
    throw errors.invalidInput({ items: 'Each item needs an id of its own.' })
}

function requireLength(field: string, text: string, max: number) {
  if (graphemeCount(text) > max) throw errors.invalidInput({ [field]: `Write at most ${max} characters.` })
}

const isSame = (a: Omit<Content, 'version'>, b: Omit<Content, 'version'>) =>
  JSON.stringify(keyed(a)) === JSON.stringify(keyed(b))

const keyed = ({ text, items }: Omit<Content, 'version'>) => [
  text,
  ...items.map((item) => [item.id, item.text, item.by, item.isDone]),
]

/**
 * Returns notes without the ticks of their items. Notes that differ only in ticks count as unchanged, because
 * the other person is not notified of ticks.
 */
const withoutTicks = ({ text, items }: Content) => ({
  text,
  items: items.map((item) => ({ ...item, isDone: false })),
})
