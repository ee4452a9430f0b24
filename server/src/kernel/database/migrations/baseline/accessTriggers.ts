import type { Kysely } from 'kysely'
import { isPostgres } from '../../../../platform/database/isPostgres'
import { createTrigger, type Trigger } from '../../../../platform/database/triggers'

/**
 * Triggers that record every change of access and every ended session. Chat needs these records because it
 * verifies tokens locally: if it missed a change, people would keep access that they have lost.
 */
export async function createAccessTriggers(db: Kysely<unknown>): Promise<void> {
  await createTrigger(db, {
    name: 'session_ended',
    table: 'sessions',
    event: 'after delete',
    statements: ['insert into ended_sessions (session_id) values (old.id_hash) on conflict do nothing'],
  })
  for (const { person, ...change } of [...OF_PEOPLE, ...OF_SANCTIONS])
    await createTrigger(db, { ...change, statements: [accessChanged(db, person)] })
}

/** @param person SQL expression of the person's id */
function accessChanged(db: Kysely<unknown>, person: string) {
  // Seconds since 1970, so that versions keep increasing after an older backup is restored.
  const now = isPostgres(db)
    ? 'cast(extract(epoch from clock_timestamp()) as bigint)'
    : "cast(strftime('%s', 'now') as integer)"
  return `insert into account_access (person_id, version, chat_knows) values (${person}, ${now}, 0)
      on conflict (person_id) do update set chat_knows = 0, version =
        case when account_access.version < ${now} then ${now} else account_access.version + 1 end`
}

interface Change extends Omit<Trigger, 'statements'> {
  person: string
}

/**
 * Changes of accounts that affect access. They include age and consent, because a minor without a verified
 * consent may not use chat.
 */
const OF_PEOPLE: Change[] = [
  {
    name: 'access_mentor_status',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    person: 'new.id',
  },
  {
    name: 'access_new_minor',
    table: 'learners',
    event: 'after insert',
    condition: 'new.is_minor = 1',
    person: 'new.id',
  },
  {
    name: 'access_age',
    table: 'learners',
    event: 'after update of is_minor',
    condition: 'old.is_minor <> new.is_minor',
    person: 'new.id',
  },
  {
    name: 'access_guardian_consent',
    table: 'guardian_consents',
    event: 'after update of state',
    condition: 'old.state <> new.state',
    person: 'new.learner_id',
  },
]

const inForce = (row: string) => `${row}.suspends is not null or ${row}.limits is not null`

const OF_SANCTIONS: Change[] = [
  {
    name: 'access_sanctioned',
    table: 'sanctions',
    event: 'after insert',
    condition: inForce('new'),
    person: 'new.person_id',
  },
  {
    name: 'access_sanction_ended',
    table: 'sanctions',
    event: 'after update of ended_at',
    condition: `old.ended_at is null and (${inForce('old')})`,
    person: 'new.person_id',
  },
  {
    name: 'access_sanction_deleted',
    table: 'sanctions',
    event: 'after delete',
    condition: inForce('old'),
    person: 'old.person_id',
  },
]
