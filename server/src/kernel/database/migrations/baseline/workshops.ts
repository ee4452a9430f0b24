import type { Kysely } from 'kysely'
import {
  key,
  required,
  byDefault,
  belongsTo,
  createIndexes,
  mayBelongTo,
} from '../../../../platform/database/tableParts'

/** Creates workshops with their seats and waiting lists, and the quarter hours in which people are busy. */
export async function createWorkshops(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workshops')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('meeting_url', 'text', required)
    .addColumn('seats', 'integer', required)
    .addColumn('taken', 'integer', required)
    .addColumn('joined', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('text_hidden_at', 'text')
    .execute()
  await createIndexes(db, 'workshops', {
    workshops_by_mentor: ['mentor_id', 'ends_at'],
    workshops_by_start: ['state', 'starts_at'],
  })
  await db.schema
    .createTable('workshop_people')
    .addColumn('workshop_id', 'text', belongsTo('workshops.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('state', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('joined_at', 'text', required)
    .addColumn('is_named', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('workshop_people_pk', ['workshop_id', 'learner_id'])
    .execute()
  await createIndexes(db, 'workshop_people', {
    workshop_people_by_learner: ['learner_id'],
    workshop_people_in_order: ['workshop_id', 'state', 'position'],
  })
  await db.schema
    .createTable('workshop_messages')
    .addColumn('id', 'text', key)
    .addColumn('workshop_id', 'text', belongsTo('workshops.id'))
    .addColumn('text', 'text', required)
    .addColumn('sent_at', 'text', required)
    .addColumn('hidden_at', 'text')
    .addColumn('reviewed', 'integer', byDefault(0))
    .addColumn('removed_at', 'text')
    .execute()
  await createIndexes(db, 'workshop_messages', { workshop_messages_listed: ['workshop_id', 'sent_at', 'id'] })
  await db.schema
    .createTable('time_cells')
    .addColumn('person_id', 'text', required)
    .addColumn('cell', 'integer', required)
    .addColumn('meeting_id', 'text', mayBelongTo('meetings.id'))
    .addColumn('workshop_id', 'text', mayBelongTo('workshops.id'))
    .addPrimaryKeyConstraint('time_cells_of_person', ['person_id', 'cell'])
    .execute()
  await createIndexes(db, 'time_cells', {
    time_cells_of_meeting: ['meeting_id'],
    time_cells_of_workshop: ['workshop_id'],
  })
}
