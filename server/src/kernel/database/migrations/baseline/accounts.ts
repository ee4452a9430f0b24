import type { Kysely } from 'kysely'
import {
  key,
  keyOf,
  required,
  requiredOnce,
  byDefault,
  belongsTo,
  createIndexes,
} from '../../../../platform/database/tableParts'

/** Creates learners and mentors with their profiles, consents and files. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await createPeople(db)
  await createProfiles(db)
  await createConsents(db)
  await createUse(db)
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('learners')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', requiredOnce)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('mobile', 'text')
    .addColumn('profile', 'text')
    .addColumn('verified', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('auth_type', 'text')
    .addColumn('language', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('birth_year', 'integer')
    .addColumn('birth_year_asked', 'integer', byDefault(0))
    .addColumn('is_minor', 'integer', byDefault(0))
    .addColumn('subjects_asked', 'integer', byDefault(0))
    .addColumn('certificate_name', 'text')
    .execute()
  await createIndexes(db, 'learners', {
    learners_by_profile: ['profile'],
    // The index is small, because few learners are minors. Every hour, a job searches it for those who have
    // come of age.
    learners_minor: ['is_minor', 'birth_year'],
  })
  await db.schema
    .createTable('mentors')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', requiredOnce)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('mobile', 'text')
    .addColumn('profile', 'text')
    .addColumn('verified', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('expertise', 'text', required)
    .addColumn('experience', 'integer', required)
    .addColumn('language', 'text')
    .addColumn('hides_email', 'integer', byDefault(0))
    .addColumn('hides_mobile', 'integer', byDefault(0))
    .addColumn('headline', 'text', byDefault(''))
    .addColumn('story', 'text', byDefault(''))
    .addColumn('city', 'text', byDefault(''))
    .addColumn('time_zone', 'text')
    .addColumn('reply_rank', 'integer', byDefault(4))
    .addColumn('active_week', 'text')
    .addColumn('next_slot_at', 'text')
    .addColumn('found_by', 'text', byDefault(''))
    .addColumn('rating_sum', 'integer', byDefault(0))
    .addColumn('rating_count', 'integer', byDefault(0))
    .addColumn('certificate_name', 'text')
    .execute()
  await createIndexes(db, 'mentors', {
    mentors_by_fit: ['status', 'reply_rank', 'experience desc', 'id'],
    mentors_by_profile: ['profile'],
    mentors_by_experience: ['status', 'experience', 'id'],
    mentors_by_status: ['status', 'created_at', 'id'],
  })
  await db.schema
    .createTable('learner_domains')
    .addColumn('person_id', 'text', belongsTo('learners.id'))
    .addColumn('position', 'integer', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('learner_domains_pk', ['person_id', 'position'])
    .execute()
  await db.schema
    .createTable('mentor_domains')
    .addColumn('person_id', 'text', belongsTo('mentors.id'))
    .addColumn('position', 'integer', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('mentor_domains_pk', ['person_id', 'position'])
    .execute()
}

/** Creates the lists of a mentor’s profile, and the facts that operators have checked. */
async function createProfiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('mentor_links')
    .addColumn('person_id', 'text', belongsTo('mentors.id'))
    .addColumn('position', 'integer', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('mentor_links_pk', ['person_id', 'position'])
    .execute()
  await db.schema
    .createTable('mentor_languages')
    .addColumn('person_id', 'text', belongsTo('mentors.id'))
    .addColumn('position', 'integer', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('mentor_languages_pk', ['person_id', 'position'])
    .execute()
  await createIndexes(db, 'mentor_languages', { mentor_languages_by_value: ['value', 'person_id'] })
  await db.schema
    .createTable('mentor_topics')
    .addColumn('person_id', 'text', belongsTo('mentors.id'))
    .addColumn('position', 'integer', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('mentor_topics_pk', ['person_id', 'position'])
    .execute()
  await createIndexes(db, 'mentor_topics', { mentor_topics_by_value: ['value', 'person_id'] })
  await db.schema
    .createTable('mentor_checks')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('kind', 'text', required)
    .addColumn('detail', 'text', required)
    .addColumn('checked_on', 'text', required)
    .addColumn('withdrawn_at', 'text')
    .execute()
  await createIndexes(db, 'mentor_checks', { mentor_checks_by_mentor: ['mentor_id'] })
}

/** Creates the terms that people have accepted, and the consent of guardians. */
async function createConsents(db: Kysely<unknown>) {
  await db.schema
    .createTable('consents')
    .addColumn('person_id', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('accepted_at', 'text', required)
    .addColumn('language', 'text')
    .addPrimaryKeyConstraint('consents_pk', ['person_id', 'version'])
    .execute()
  await db.schema
    .createTable('guardian_consents')
    .addColumn('learner_id', 'text', keyOf('learners.id'))
    .addColumn('state', 'text', required)
    .addColumn('guardian_email', 'text', required)
    .addColumn('guardian_name', 'text')
    .addColumn('relation', 'text')
    .addColumn('token_hash', 'text', requiredOnce)
    .addColumn('asked_at', 'text', required)
    .addColumn('given_at', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await createIndexes(db, 'guardian_consents', {
    guardian_consents_by_giving: ['state', 'given_at'],
    guardian_consents_by_state: ['state', 'asked_at', 'learner_id'],
  })
}

/** Creates the table of the last use of each account, and the table of uploaded files. */
async function createUse(db: Kysely<unknown>) {
  await db.schema
    .createTable('account_use')
    .addColumn('person_id', 'text', key)
    .addColumn('role', 'text', required)
    .addColumn('last_used_at', 'text', required)
    .addColumn('warned', 'integer', byDefault(0))
    .addColumn('erase_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('held_by', 'text')
    .addColumn('held_reason', 'text')
    .execute()
  await createIndexes(db, 'account_use', { account_use_warned: ['warned', 'last_used_at'] })
  // The table contains only the number of people who used their account in a day, week or month, so that
  // nobody can be identified from it.
  await db.schema
    .createTable('active_people')
    .addColumn('unit', 'text', required)
    .addColumn('period', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('people', 'integer', required)
    .addPrimaryKeyConstraint('active_people_pk', ['unit', 'period', 'role'])
    .execute()
  // There is no foreign key, because a file is stored before the account or course that will refer to it.
  await db.schema
    .createTable('files')
    .addColumn('folder', 'text', key)
    .addColumn('path', 'text', required)
    .addColumn('owner_id', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'files', {
    files_by_age: ['created_at', 'path'],
    files_by_owner: ['owner_id', 'bytes'],
  })
}
