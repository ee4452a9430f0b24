import { sql, type Kysely } from 'kysely'
import {
  key,
  required,
  requiredOnce,
  unique,
  byDefault,
  createIndexes,
  createUniqueIndex,
} from '../../../../platform/database/tableParts'
import { createTrigger } from '../../../../platform/database/triggers'
import { createWordIndex } from '../../../../platform/database/wordIndex'

/**
 * Creates the operators of the back office, their audit log, and the search index of people. Secrets are
 * stored as hashes.
 */
export async function createOperators(db: Kysely<unknown>): Promise<void> {
  await createBackOffice(db)
  await createAudit(db)
  await createPeopleSearch(db)
}

async function createBackOffice(db: Kysely<unknown>) {
  await db.schema
    .createTable('operators')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', requiredOnce)
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('disabled_at', 'text')
    .addColumn('invitation_hash', 'text', unique)
    .addColumn('invitation_expires_at', 'text')
    .execute()
  await db.schema
    .createTable('operator_passkeys')
    .addColumn('id', 'text', key)
    .addColumn('operator_id', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('transports', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute()
  await createIndexes(db, 'operator_passkeys', { operator_passkeys_by_operator: ['operator_id'] })
  await db.schema
    .createTable('operator_challenges')
    .addColumn('challenge_hash', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('operator_id', 'text')
    .addColumn('expires_at', 'text', required)
    .execute()
  await db.schema
    .createTable('operator_sessions')
    .addColumn('id_hash', 'text', key)
    .addColumn('operator_id', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text', required)
    .addColumn('passkey_used_at', 'text', required)
    .execute()
  await createIndexes(db, 'operator_sessions', { operator_sessions_by_operator: ['operator_id'] })
}

/** Creates the audit log, which is a chain: each record contains the hash of the one before. */
async function createAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable('operator_acts')
    .addColumn('id', 'text', key)
    .addColumn('at', 'text', required)
    .addColumn('operator', 'text', required)
    .addColumn('act', 'text', required)
    .addColumn('target', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('operator_id', 'text')
    .addColumn('seq', 'integer', byDefault(0))
    .addColumn('previous_hash', 'text', byDefault(''))
    .addColumn('hash', 'text', byDefault(''))
    .execute()
  await createIndexes(db, 'operator_acts', {
    operator_acts_by_act: ['act', 'at', 'target'],
    operator_acts_by_operator: ['operator', 'seq'],
    operator_acts_by_target: ['target', 'act'],
    operator_acts_by_time: ['at', 'id'],
  })
  await createUniqueIndex(db, 'operator_acts', 'operator_acts_by_seq', ['seq'])
  // Contains number and hash of the last record of the audit log. Its row is locked while a record is added.
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', key)
    .addColumn('seq', 'integer', required)
    .addColumn('hash', 'text', required)
    .execute()
  await sql`insert into audit_head (id, seq, hash) values (1, 0, '')`.execute(db)
}

/**
 * Creates an index of people by name and address, which is designed for 100,000 people. Triggers maintain it.
 * It does not contain unverified accounts.
 */
async function createPeopleSearch(db: Kysely<unknown>) {
  await db.schema
    .createTable('people_search')
    .addColumn('person_id', 'text', key)
    .addColumn('role', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('joined_at', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('sort_name', 'text', required)
    .addColumn('language', 'text')
    .addColumn('last_active_at', 'text', required)
    .execute()
  await createIndexes(db, 'people_search', {
    people_search_by_joining: ['joined_at', 'person_id'],
    people_search_by_name: ['sort_name', 'person_id'],
    people_search_by_use: ['last_active_at', 'person_id'],
    // The usage figures can be read from this index without reading the rows.
    people_search_by_return: ['role', 'joined_at', 'last_active_at'],
  })
  await createWordIndex(db, { table: 'people_search', key: 'person_id', column: 'text' })
  await followPeople(db, 'learners', 'user')
  await followPeople(db, 'mentors', 'mentor')
  await followUse(db)
}

/** Number of characters of a name by which people are sorted alphabetically. */
const SORT_NAME = 60

async function followPeople(db: Kysely<unknown>, table: string, role: string) {
  const remove = 'delete from people_search where person_id = old.id'
  // The row of a deleted mentor may be kept without personal data. Such a row is not indexed.
  const add = `insert into people_search
      (person_id, role, name, email, joined_at, text, sort_name, language, last_active_at)
    select new.id, '${role}', new.name, new.email, new.created_at, lower(new.name || ' ' || new.email),
      substr(lower(new.name), 1, ${SORT_NAME}), new.language,
      coalesce((select last_used_at from account_use where person_id = new.id), new.created_at)
    where new.verified = 1 and new.email not like '%@erased.invalid'`
  await createTrigger(db, {
    name: `people_search_${table}_added`,
    table,
    event: 'after insert',
    condition: 'new.verified = 1',
    statements: [add],
  })
  await createTrigger(db, {
    name: `people_search_${table}_changed`,
    table,
    event: 'after update of name, email, verified, language',
    statements: [remove, add],
  })
  await createTrigger(db, {
    name: `people_search_${table}_deleted`,
    table,
    event: 'after delete',
    statements: [remove],
  })
}

/**
 * Copies the time of an account's last use at most once an hour, because each write changes three indexes.
 */
async function followUse(db: Kysely<unknown>) {
  const follow = 'update people_search set last_active_at = new.last_used_at where person_id = new.person_id'
  await createTrigger(db, {
    name: 'people_search_account_use_added',
    table: 'account_use',
    event: 'after insert',
    statements: [follow],
  })
  await createTrigger(db, {
    name: 'people_search_account_use_changed',
    table: 'account_use',
    event: 'after update of last_used_at',
    condition: 'substr(old.last_used_at, 1, 13) <> substr(new.last_used_at, 1, 13)',
    statements: [follow],
  })
}
