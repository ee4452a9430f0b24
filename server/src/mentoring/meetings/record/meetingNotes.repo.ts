import type {
  ActionItem,
  MeetingNotes,
  PrivateNotes,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { NOTE_VERSIONS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../../kernel/database/schema'

type NotesRow = Selectable<ApiDatabase['meeting_notes']>

const NOTHING: MeetingNotes = { version: 0, text: '', items: [] }

/** Returns the shared notes of a meeting in their latest version. */
export async function currentNotes(db: Database, meetingId: string): Promise<MeetingNotes> {
  const [latest] = await versions(db, meetingId).limit(1).execute()
  return latest ? present(latest) : NOTHING
}

export async function noteVersions(db: Database, meetingId: string): Promise<MeetingNotes[]> {
  return (await versions(db, meetingId).execute()).map(present)
}

const versions = (db: Database, meetingId: string) =>
  db.selectFrom('meeting_notes').selectAll().where('meeting_id', '=', meetingId).orderBy('version', 'desc')

const present = ({ version, text, items, saved_by, saved_at }: NotesRow): MeetingNotes => ({
  version: Number(version),
  text,
  items: JSON.parse(items) as ActionItem[],
  savedBy: saved_by,
  savedAt: saved_at,
})

/** Stores a new version of the shared notes. The caller must hold the lock of the meeting. */
export async function insertNotes(tx: Database, meetingId: string, notes: Required<MeetingNotes>) {
  const { version, text, items, savedBy, savedAt } = notes
  await tx
    .insertInto('meeting_notes')
    .values({
      meeting_id: meetingId,
      version,
      text,
      items: JSON.stringify(items),
      saved_by: savedBy,
      saved_at: savedAt,
    })
    .execute()
  await tx
    .deleteFrom('meeting_notes')
    .where('meeting_id', '=', meetingId)
    .where('version', '<=', version - NOTE_VERSIONS_MAX)
    .execute()
}

/** Returns the action items of these meetings in their latest version, by meeting. */
export async function itemsOf(db: Database, meetingIds: string[]): Promise<Map<string, ActionItem[]>> {
  if (meetingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('meeting_notes as notes')
    .select(['meeting_id', 'items'])
    .where('meeting_id', 'in', meetingIds)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('meeting_notes as latest')
        .select(({ fn }) => fn.max('latest.version').as('version'))
        .whereRef('latest.meeting_id', '=', 'notes.meeting_id'),
    )
    .execute()
  return new Map(rows.map(({ meeting_id, items }) => [meeting_id, JSON.parse(items) as ActionItem[]]))
}

export async function findPrivateNotes(db: Database, meetingId: string): Promise<PrivateNotes> {
  const row = await db
    .selectFrom('meeting_private_notes')
    .select(['text', 'version'])
    .where('meeting_id', '=', meetingId)
    .executeTakeFirst()
  return row ? { text: row.text, version: Number(row.version) } : { text: '', version: 0 }
}

/** Stores the mentor's private notes. The caller must hold the lock of the meeting. */
export async function writePrivateNotes(
  tx: Database,
  meetingId: string,
  { text, version }: PrivateNotes,
  now: Instant,
) {
  const values = { text, version, saved_at: now }
  await tx
    .insertInto('meeting_private_notes')
    .values({ meeting_id: meetingId, ...values })
    .onConflict((conflict) => conflict.column('meeting_id').doUpdateSet(values))
    .execute()
}
