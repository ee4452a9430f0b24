import type { Kysely } from 'kysely'
import {
  belongsTo,
  byDefault,
  createIndexes,
  createPartialIndex,
  createUniqueIndex,
  key,
  required,
} from '../../../platform/database/tableParts'
import { followListed, followPages } from './projects/projectTriggers'

/**
 * Creates collaborative projects: briefs, applications and invitations, and the teams with their board and
 * milestones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createBriefs(db)
  await createRequests(db)
  await createTeams(db)
  await createBoards(db)
  await createMilestones(db)
  await createWords(db)
  await followListed(db)
  await followPages(db)
}

/**
 * A column for an id that is set to null if the row with this id is deleted.#7853
 * Adds the person who last edited the texts of a card on a team's board; null if the person who added the
 * card wrote them.
 */
const mayName = (parent: string) => (column: Parameters<typeof key>[0]) =>
  column.references(parent).onDelete('set null')

async function createBriefs(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_briefs')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('language', 'text', required)
    .addColumn('weeks', 'integer', required)
    .addColumn('teams', 'integer', required)
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('free_places', 'integer', byDefault(0))
    .addColumn('posted_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('goal', 'text', required)
    .addColumn('skills', 'text', required)
    .addColumn('roles', 'text', required)
    .addColumn('milestones', 'text', required)
    .addColumn('description', 'text', required)
    .execute()
  await createIndexes(db, 'project_briefs', {
    project_briefs_newest: ['listed', 'posted_at desc', 'id'],
    project_briefs_of_language: ['listed', 'language', 'posted_at desc', 'id'],
    project_briefs_of_mentor: ['mentor_id', 'updated_at desc', 'id'],
  })
  const withPlaces = 'listed = 1 and free_places > 0'
  await createPartialIndex(
    db,
    'project_briefs',
    'project_briefs_with_places',
    ['listed', 'posted_at desc', 'id'],
    withPlaces,
  )
  await db.schema
    .createTable('project_skills')
    .addColumn('brief_id', 'text', belongsTo('project_briefs.id'))
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('project_skills_pk', ['brief_id', 'value'])
    .execute()
  await createIndexes(db, 'project_skills', { project_skills_by_value: ['value', 'brief_id'] })
}

async function createRequests(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_requests')
    .addColumn('id', 'text', key)
    .addColumn('brief_id', 'text', belongsTo('project_briefs.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('role_id', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('answer', 'text')
    .addColumn('team_id', 'text')
    .addColumn('sent_at', 'text', required)
    .addColumn('answered_at', 'text')
    .execute()
  await createUniqueIndex(db, 'project_requests', 'project_requests_once', ['brief_id', 'learner_id'])
  await createIndexes(db, 'project_requests', {
    project_requests_in_order: ['brief_id', 'state', 'sent_at', 'id'],
    project_requests_of_learner: ['learner_id', 'state', 'sent_at desc', 'id'],
    project_requests_unanswered: ['state', 'sent_at'],
  })
}

async function createTeams(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_teams')
    .addColumn('id', 'text', key)
    .addColumn('brief_id', 'text', mayName('project_briefs.id'))
    .addColumn('mentor_id', 'text', mayName('mentors.id'))
    .addColumn('number', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('language', 'text', required)
    .addColumn('weeks', 'integer', required)
    .addColumn('board_seq', 'integer', byDefault(0))
    .addColumn('started_at', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('last_active_at', 'text', required)
    .addColumn('asked_at', 'text')
    .addColumn('alone_since', 'text')
    .addColumn('mentor_gone_at', 'text')
    .addColumn('check_in_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('goal', 'text', required)
    .addColumn('roles', 'text', required)
    .addColumn('description', 'text', required)
    .execute()
  await createIndexes(db, 'project_teams', {
    project_teams_of_brief: ['brief_id', 'state', 'number'],
    project_teams_of_mentor: ['mentor_id', 'state', 'last_active_at desc', 'id'],
    project_teams_by_activity: ['state', 'last_active_at'],
    project_teams_by_end: ['state', 'ended_at'],
    project_teams_asked: ['state', 'asked_at'],
    project_teams_alone: ['state', 'alone_since'],
    project_teams_to_check_in: ['state', 'check_in_at'],
  })
  await db.schema
    .createTable('project_members')
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('role_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('joined_at', 'text', required)
    .addColumn('left_at', 'text')
    .addColumn('removal_reason', 'text')
    .addColumn('is_proven', 'integer')
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'text')
    .addPrimaryKeyConstraint('project_members_pk', ['team_id', 'learner_id'])
    .execute()
  await createIndexes(db, 'project_members', { project_members_of_learner: ['learner_id', 'left_at'] })
}

async function createBoards(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_cards')
    .addColumn('id', 'text', key)
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('list', 'text', required)
    .addColumn('rank', 'text', required)
    .addColumn('learner_id', 'text', mayName('learners.id'))
    .addColumn('due_on', 'text')
    .addColumn('title_version', 'integer', required)
    .addColumn('text_version', 'integer', required)
    .addColumn('assignee_version', 'integer', required)
    .addColumn('due_version', 'integer', required)
    .addColumn('place_version', 'integer', required)
    .addColumn('comments', 'integer', byDefault(0))
    .addColumn('seq', 'integer', required)
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('deleted_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('reminded_on', 'text')
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .execute()
  await createIndexes(db, 'project_cards', {
    project_cards_changed: ['team_id', 'seq'],
    project_cards_of_learner: ['learner_id', 'due_on'],
    project_cards_by_author: ['created_by'],
    project_cards_due: ['due_on'],
  })
  await db.schema
    .createTable('project_comments')
    .addColumn('id', 'text', key)
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('card_id', 'text', belongsTo('project_cards.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('written_at', 'text', required)
    .addColumn('hidden_at', 'text')
    .addColumn('text', 'text', required)
    .execute()
  await createIndexes(db, 'project_comments', {
    project_comments_in_order: ['card_id', 'written_at', 'id'],
    project_comments_of_team: ['team_id'],
    project_comments_by_author: ['person_id'],
  })
  await db.schema
    .createTable('project_files')
    .addColumn('id', 'text', key)
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('added_at', 'text', required)
    .execute()
  await createIndexes(db, 'project_files', {
    project_files_in_order: ['team_id', 'added_at desc', 'id'],
    project_files_by_path: ['path'],
    project_files_of_person: ['person_id'],
  })
}

async function createMilestones(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_milestones')
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('due_on', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('number', 'integer', byDefault(0))
    .addColumn('reminded_at', 'text')
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('rubric', 'text', required)
    .addPrimaryKeyConstraint('project_milestones_pk', ['team_id', 'id'])
    .execute()
  await createIndexes(db, 'project_milestones', { project_milestones_due: ['state', 'due_on'] })
  await db.schema
    .createTable('project_submissions')
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('milestone_id', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('learner_id', 'text', mayName('learners.id'))
    .addColumn('sent_at', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('points', 'integer')
    .addColumn('marks', 'text')
    .addColumn('links', 'text', required)
    .addColumn('files', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('remarks', 'text')
    .addPrimaryKeyConstraint('project_submissions_pk', ['team_id', 'milestone_id', 'number'])
    .execute()
  await createIndexes(db, 'project_submissions', { project_submissions_of_learner: ['learner_id'] })
}

async function createWords(db: Kysely<unknown>) {
  await db.schema
    .createTable('project_check_ins')
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('week', 'integer', required)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('written_at', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('project_check_ins_pk', ['team_id', 'week', 'learner_id'])
    .execute()
  await createIndexes(db, 'project_check_ins', { project_check_ins_of_learner: ['learner_id'] })
  await db.schema
    .createTable('project_contributions')
    .addColumn('team_id', 'text', belongsTo('project_teams.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('about_id', 'text', belongsTo('learners.id'))
    .addColumn('written_at', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('project_contributions_pk', ['team_id', 'learner_id', 'about_id'])
    .execute()
  await createIndexes(db, 'project_contributions', {
    project_contributions_of_learner: ['learner_id'],
    project_contributions_about: ['about_id'],
  })
}
