import type { Kysely } from 'kysely'
import {
  byDefault,
  createIndexes,
  createPartialIndex,
  createUniqueIndex,
  key,
  required,
} from '../../../platform/database/tableParts'

/**
 * Calls between the two people of a conversation, the people who are in them now, and the people who allow
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', key)
    .addColumn('conversation_id', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('started_by', 'text', required)
    .addColumn('client_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', byDefault(1))
    .addColumn('started_at', 'text', required)
    .addColumn('rings_until', 'text')
    .addColumn('closes_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('active_since', 'text')
    .addColumn('seconds', 'integer', byDefault(0))
    .addColumn('ended_at', 'text')
    .addColumn('end_reason', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('line_seq', 'integer')
    .execute()
  await createUniqueIndex(db, 'calls', 'calls_by_client_id', ['started_by', 'client_id'])
  await createIndexes(db, 'calls', {
    calls_by_conversation: ['conversation_id', 'started_at'],
    calls_by_caller: ['started_by', 'started_at'],
    calls_by_line: ['conversation_id', 'line_seq'],
  })
  await createPartialIndex(db, 'calls', 'calls_open', ['conversation_id'], 'ended_at is null')
  await createPartialIndex(db, 'calls', 'calls_without_line', ['ended_at'], 'line_seq is null')
  await db.schema
    .createTable('call_places')
    .addColumn('person_id', 'text', key)
    .addColumn('call_id', 'text', required)
    .addColumn('device_id', 'text')
    .addColumn('connection_id', 'text')
    .addColumn('since', 'text', required)
    .addColumn('lease_until', 'text', required)
    .execute()
  await createIndexes(db, 'call_places', {
    call_places_by_call: ['call_id'],
    call_places_by_lease: ['lease_until'],
  })
  await db.schema
    .createTable('call_consents')
    .addColumn('conversation_id', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('is_allowed', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addPrimaryKeyConstraint('call_consents_once', ['conversation_id', 'person_id'])
    .execute()
  await createIndexes(db, 'call_consents', { call_consents_by_person: ['person_id'] })
}
