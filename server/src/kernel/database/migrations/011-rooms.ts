import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { byDefault, createPartialIndex, required } from '../../../platform/database/tableParts'
import { createTrigger, type Trigger } from '../../../platform/database/triggers'

/**
 * Creates the rooms of workshops, projects, paths and mentors, with the version of the state that chat must
 * receive.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('version', 'bigint', required)
    .addColumn('is_told', 'integer', byDefault(1))
    .addColumn('title', 'text', byDefault(''))
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('rooms_key', ['kind', 'subject_id'])
    .execute()
  // Learners who joined before this migration were told that no other learner sees them, so the default is 0.
  await db.schema.alterTable('workshop_people').addColumn('is_in_room', 'integer', byDefault(0)).execute()
  await createPartialIndex(db, 'rooms', 'rooms_untold', ['kind', 'subject_id'], 'is_told = 0')
  await followOpening(db)
  await addOpenWorkshops(db)
  for (const { kind, subject, ...change } of CHANGES)
    await createTrigger(db, { ...change, statements: [changed(db, kind, subject)] })
}

/** The versions are times in ms, so that they keep increasing after an older backup was restored. */
const nowIn = (db: Kysely<unknown>) =>
  isPostgres(db)
    ? 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)'
    : "cast(strftime('%s', 'now') as integer) * 1000"

const nextVersion = (db: Kysely<unknown>) =>
  `case when rooms.version < ${nowIn(db)} then ${nowIn(db)} else rooms.version + 1 end`

/** Statement that marks a subject's room, if it has one, as changed, so that its state is sent to chat. */
const changed = (db: Kysely<unknown>, kind: string, subject: string) =>
  `update rooms set is_told = 0, version = ${nextVersion(db)} where kind = '${kind}' and subject_id = ${subject}`

/** Creates the room of a workshop as soon as the workshop is open to learners. */
async function followOpening(db: Kysely<unknown>) {
  const statements = [
    `insert into rooms (kind, subject_id, version, is_told, created_at)
      values ('workshop', new.id, ${nowIn(db)}, 0, new.updated_at)
      on conflict (kind, subject_id) do update set is_told = 0, version = ${nextVersion(db)}`,
  ]
  const table = 'workshops'
  await createTrigger(db, {
    name: 'room_workshop_opened',
    table,
    event: 'after update of state',
    condition: `old.state <> new.state and new.state = 'open'`,
    statements,
  })
  await createTrigger(db, {
    name: 'room_workshop_inserted',
    table,
    event: 'after insert',
    condition: `new.state = 'open'`,
    statements,
  })
}

async function addOpenWorkshops(db: Kysely<unknown>) {
  const now = new Date().toISOString()
  await sql`insert into rooms (kind, subject_id, version, is_told, created_at)
    select 'workshop', id, ${sql.raw(nowIn(db))}, 0, updated_at
    from workshops where state = 'open' and ends_at > ${now}`.execute(db)
}

interface Change extends Omit<Trigger, 'statements'> {
  kind: 'workshop' | 'mentor' | 'path'
  /** SQL expression of the id of the workshop, project, path or mentor that has the room. */
  subject: string
}

const WORKSHOPS: Change[] = [
  {
    name: 'room_workshop_changed',
    table: 'workshops',
    event: 'after update of title, state, text_hidden_at, ends_at',
    condition: `old.title <> new.title or old.ends_at <> new.ends_at or new.state = 'cancelled'
      or (old.text_hidden_at is null) <> (new.text_hidden_at is null)`,
    kind: 'workshop',
    subject: 'new.id',
  },
  {
    name: 'room_workshop_deleted',
    table: 'workshops',
    event: 'after delete',
    kind: 'workshop',
    subject: 'old.id',
  },
  {
    name: 'room_workshop_joined',
    table: 'workshop_people',
    event: 'after insert',
    condition: `new.state = 'booked'`,
    kind: 'workshop',
    subject: 'new.workshop_id',
  },
  {
    name: 'room_workshop_seat',
    table: 'workshop_people',
    event: 'after update of state',
    condition: 'old.state <> new.state',
    kind: 'workshop',
    subject: 'new.workshop_id',
  },
  {
    name: 'room_workshop_left',
    table: 'workshop_people',
    event: 'after delete',
    condition: `old.state = 'booked'`,
    kind: 'workshop',
    subject: 'old.workshop_id',
  },
]

const MENTORS: Change[] = [
  {
    name: 'room_mentor_changed',
    table: 'mentors',
    event: 'after update of name, status',
    condition: 'old.name <> new.name or old.status <> new.status',
    kind: 'mentor',
    subject: 'new.id',
  },
  { name: 'room_mentor_deleted', table: 'mentors', event: 'after delete', kind: 'mentor', subject: 'old.id' },
  {
    name: 'room_mentorship_changed',
    table: 'mentorships',
    event: 'after update of state',
    condition: 'old.state <> new.state',
    kind: 'mentor',
    subject: 'new.mentor_id',
  },
  {
    name: 'room_mentorship_deleted',
    table: 'mentorships',
    event: 'after delete',
    condition: `old.state = 'active'`,
    kind: 'mentor',
    subject: 'old.mentor_id',
  },
]

const PATHS: Change[] = [
  {
    name: 'room_path_changed',
    table: 'skill_paths',
    event: 'after update of title, state, hidden_at',
    condition: `old.title <> new.title or old.state <> new.state
      or (old.hidden_at is null) <> (new.hidden_at is null)`,
    kind: 'path',
    subject: 'new.id',
  },
  { name: 'room_path_deleted', table: 'skill_paths', event: 'after delete', kind: 'path', subject: 'old.id' },
  {
    name: 'room_path_joined',
    table: 'skill_path_people',
    event: 'after insert',
    kind: 'path',
    subject: 'new.path_id',
  },
  {
    name: 'room_path_left',
    table: 'skill_path_people',
    event: 'after delete',
    kind: 'path',
    subject: 'old.path_id',
  },
]

const CHANGES = [...WORKSHOPS, ...MENTORS, ...PATHS]
