import type { Kysely } from 'kysely'
import {
  key,
  keyOf,
  required,
  unique,
  byDefault,
  belongsTo,
  createIndexes,
} from '../../../../platform/database/tableParts'

/** Creates mentorships, sessions of mentors with learners, and reviews of mentors. */
export async function createMentoring(db: Kysely<unknown>): Promise<void> {
  await createMentorships(db)
  await createMeetings(db)
  await createRecords(db)
}

async function createMentorships(db: Kysely<unknown>) {
  await db.schema
    .createTable('mentorships')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('topic', 'text', required)
    .addColumn('goal', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('open_pair', 'text', unique)
    .addColumn('proposed_by', 'text')
    .addColumn('questions', 'integer', required)
    .addColumn('due_at', 'text')
    .addColumn('nudge_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .execute()
  await createIndexes(db, 'mentorships', {
    mentorships_by_learner: ['learner_id', 'changed_at'],
    mentorships_by_mentor: ['mentor_id', 'changed_at'],
    mentorships_by_time: ['created_at'],
    mentorships_due: ['due_at'],
    mentorships_nudged: ['nudge_at'],
  })
  await db.schema
    .createTable('mentorship_events')
    .addColumn('mentorship_id', 'text', belongsTo('mentorships.id'))
    .addColumn('version', 'integer', required)
    .addColumn('event', 'text', required)
    .addColumn('side', 'text')
    .addColumn('text', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('mentorship_events_pk', ['mentorship_id', 'version'])
    .execute()
  await db.schema
    .createTable('mentorship_attachments')
    .addColumn('mentorship_id', 'text', belongsTo('mentorships.id'))
    .addColumn('kind', 'text', required)
    .addColumn('ref', 'text', required)
    .addPrimaryKeyConstraint('mentorship_attachments_pk', ['mentorship_id', 'kind', 'ref'])
    .execute()
  await db.schema
    .createTable('mentor_places')
    .addColumn('mentor_id', 'text', keyOf('mentors.id'))
    .addColumn('capacity', 'integer', byDefault(3))
    .addColumn('taken', 'integer', byDefault(0))
    .addColumn('paused_at', 'text')
    .addColumn('pause_reason', 'text')
    .addColumn('missed', 'integer', byDefault(0))
    .execute()
  await db.schema
    .createTable('mentor_reviews')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('rating', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('reply', 'text', byDefault(''))
    .addColumn('replied_at', 'text')
    .addColumn('hidden_at', 'text')
    .addUniqueConstraint('mentor_reviews_pair', ['learner_id', 'mentor_id'])
    .execute()
  await createIndexes(db, 'mentor_reviews', { mentor_reviews_listed: ['mentor_id', 'created_at', 'id'] })
}

async function createMeetings(db: Kysely<unknown>) {
  await db.schema
    .createTable('mentor_availability')
    .addColumn('mentor_id', 'text', keyOf('mentors.id'))
    .addColumn('time_zone', 'text', required)
    .addColumn('weekly', 'text', required)
    .addColumn('days', 'text', required)
    .addColumn('kinds', 'text', required)
    .addColumn('meeting_url', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('absences', 'text')
    .execute()
  await db.schema
    .createTable('meetings')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('client_id', 'text', required)
    .addColumn('first_start', 'text', required)
    .addColumn('kind_id', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('cancelled_by', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addUniqueConstraint('meetings_of_client', ['learner_id', 'client_id'])
    .execute()
  await createIndexes(db, 'meetings', {
    meetings_by_end: ['ends_at'],
    meetings_by_learner: ['learner_id', 'ends_at'],
    meetings_by_mentor: ['mentor_id', 'ends_at'],
  })
}

/** Creates notes, feedback and attendance of sessions. */
async function createRecords(db: Kysely<unknown>) {
  await db.schema
    .createTable('meeting_notes')
    .addColumn('meeting_id', 'text', belongsTo('meetings.id'))
    .addColumn('version', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('items', 'text', required)
    .addColumn('saved_by', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addPrimaryKeyConstraint('meeting_notes_pk', ['meeting_id', 'version'])
    .execute()
  await db.schema
    .createTable('meeting_private_notes')
    .addColumn('meeting_id', 'text', belongsTo('meetings.id'))
    .addColumn('version', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addPrimaryKeyConstraint('meeting_private_notes_pk', ['meeting_id'])
    .execute()
  await db.schema
    .createTable('meeting_feedback')
    .addColumn('meeting_id', 'text', belongsTo('meetings.id'))
    .addColumn('given_by', 'text', required)
    .addColumn('rating', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('given_at', 'text', required)
    .addPrimaryKeyConstraint('meeting_feedback_pk', ['meeting_id', 'given_by'])
    .execute()
  await db.schema
    .createTable('meeting_attendance')
    .addColumn('meeting_id', 'text', belongsTo('meetings.id'))
    .addColumn('marked_by', 'text', required)
    .addColumn('mark', 'text', required)
    .addColumn('marked_at', 'text', required)
    .addPrimaryKeyConstraint('meeting_attendance_pk', ['meeting_id', 'marked_by'])
    .execute()
}
