import { TEAM_SIZE_MIN } from '@mentor-connect/contract/work/projects/projectLimits'
import type { Database, Instant } from '../../../kernel/database/schema'
import { keepAccount, lockAccount } from '../../../accounts/people/credentials.repo'
import { lockRows } from '../../../platform/database/lockRows'
import { countFreePlaces } from '../briefs/places.query'
import { memberIds, updateTeam } from '../teams/teams.repo'

/** Returns the briefs that a mentor has written, with the decisions and remarks about teams. */
export async function briefsOf(db: Database, mentorId: string) {
  const briefs = await db
    .selectFrom('project_briefs')
    .select(['id', 'state', 'title', 'goal', 'description', 'skills', 'roles', 'weeks', 'milestones'])
    .select(['language', 'teams', 'posted_at', 'hidden_at', 'closed_at', 'created_at', 'updated_at'])
    .where('mentor_id', '=', mentorId)
    .orderBy('created_at')
    .execute()
  const remarks = await db
    .selectFrom('project_submissions')
    .innerJoin('project_teams', 'project_teams.id', 'project_submissions.team_id')
    .select(['team_id', 'milestone_id', 'project_submissions.number', 'outcome', 'marks', 'remarks'])
    .where('mentor_id', '=', mentorId)
    .where('outcome', 'is not', null)
    .orderBy('decided_at')
    .execute()
  const offers = await db
    .selectFrom('project_teams')
    .select(['id as team_id', 'title', 'offered_at'])
    .where((eb) => eb.or([eb('mentor_id', '=', mentorId), eb('offered_to', '=', mentorId)]))
    .where('offered_at', 'is not', null)
    .orderBy('offered_at')
    .execute()
  return { briefs, remarks, offers, ...(await writtenInTeams(db, mentorId)) }
}

/** Returns the texts and actions of a learner in projects. */
export async function projectsOf(db: Database, learnerId: string) {
  const requests = await db
    .selectFrom('project_requests')
    .select(['id', 'brief_id', 'kind', 'state', 'role_id', 'note', 'answer', 'sent_at', 'answered_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('sent_at')
    .execute()
  const teams = await db
    .selectFrom('project_members')
    .innerJoin('project_teams', 'project_teams.id', 'project_members.team_id')
    .select(['team_id', 'title', 'state', 'role', 'joined_at', 'left_at', 'removal_reason'])
    .select(['is_proven', 'decision', 'decided_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('joined_at')
    .execute()
  const checkIns = await db
    .selectFrom('project_check_ins')
    .select(['team_id', 'week', 'text', 'written_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('written_at')
    .execute()
  const contributions = await db
    .selectFrom('project_contributions')
    .select(['team_id', 'text', 'written_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('written_at')
    .execute()
  const submissions = await db
    .selectFrom('project_submissions')
    .select(['team_id', 'milestone_id', 'number', 'text', 'links', 'sent_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('sent_at')
    .execute()
  const written = await writtenInTeams(db, learnerId)
  return { requests, teams, checkIns, contributions, submissions, ...written }
}

async function writtenInTeams(db: Database, personId: string) {
  const cards = await db
    .selectFrom('project_cards')
    .select(['team_id', 'id', 'title', 'text', 'created_at', 'hidden_at'])
    .where('created_by', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const comments = await db
    .selectFrom('project_comments')
    .select(['team_id', 'card_id', 'text', 'written_at', 'hidden_at'])
    .where('person_id', '=', personId)
    .orderBy('written_at')
    .execute()
  return { cards, comments }
}

/**
 * Removes a learner from all teams before the account is deleted. Cards and milestones stay, because they are
 * the work of the team, but lose the learner's name. Comments, files and answers are deleted. Locks are taken
 * in the order that all code for projects uses: accounts, briefs, teams.
 */
export async function leaveTeams(tx: Database, learnerId: string, now: Instant) {
  await lockAccount(tx, 'user', learnerId)
  const ofLearner = tx.selectFrom('project_members').select('team_id').where('learner_id', '=', learnerId)
  const teams = await tx
    .selectFrom('project_teams')
    .select(['id', 'brief_id', 'mentor_id'])
    .where('id', 'in', ofLearner)
    .execute()
  for (const mentorId of new Set(teams.flatMap(({ mentor_id }) => mentor_id ?? [])))
    await keepAccount(tx, 'mentor', mentorId)
  const briefIds = teams.flatMap(({ brief_id }) => brief_id ?? [])
  const briefs = briefIds.length === 0 ? [] : await lockBriefs(tx, briefIds)
  const locked = await lockRows(
    tx,
    tx.selectFrom('project_teams').selectAll().where('id', 'in', ofLearner).orderBy('id'),
  ).execute()
  for (const team of locked) {
    const seq = team.board_seq + 1
    await tx
      .updateTable('project_cards')
      .set((eb) => ({ learner_id: null, assignee_version: eb('assignee_version', '+', 1), seq }))
      .where('team_id', '=', team.id)
      .where('learner_id', '=', learnerId)
      .execute()
    await updateTeam(tx, team.id, { board_seq: seq })
  }
  await forgetAuthor(tx, learnerId)
  await tx.deleteFrom('project_members').where('learner_id', '=', learnerId).execute()
  for (const team of locked) {
    const left = (await memberIds(tx, team.id)).length
    if (team.state !== 'done' && left === 0)
      await updateTeam(tx, team.id, { state: 'ended', ended_at: team.ended_at ?? now })
    else if (team.state === 'working' && left < TEAM_SIZE_MIN && team.alone_since === null)
      await updateTeam(tx, team.id, { alone_since: now })
  }
  for (const brief of briefs) await countFreePlaces(tx, brief)
}

/**
 * Deletes the briefs of a mentor before the account is deleted. Teams keep their content and can still be
 * read; a job notifies their members.
 */
export async function deleteProjects(tx: Database, mentorId: string) {
  const own = tx.selectFrom('project_briefs').select('id').where('mentor_id', '=', mentorId).orderBy('id')
  await lockRows(tx, own).execute()
  const teams = tx
    .selectFrom('project_teams')
    .select('id')
    .where((eb) => eb.or([eb('mentor_id', '=', mentorId), eb('offered_to', '=', mentorId)]))
  await lockRows(tx, teams.orderBy('id')).execute()
  await forgetAuthor(tx, mentorId)
  await tx
    .updateTable('project_teams')
    .set({ offered_to: null, offered_at: null })
    .where('offered_to', '=', mentorId)
    .execute()
  await tx
    .updateTable('project_teams')
    .set({ mentor_id: null, brief_id: null })
    .where('mentor_id', '=', mentorId)
    .execute()
  await tx.deleteFrom('project_briefs').where('mentor_id', '=', mentorId).execute()
}

const lockBriefs = (tx: Database, ids: string[]) =>
  lockRows(tx, tx.selectFrom('project_briefs').selectAll().where('id', 'in', ids).orderBy('id')).execute()

async function forgetAuthor(tx: Database, personId: string) {
  const commented = await tx
    .selectFrom('project_comments')
    .select((eb) => ['card_id', eb.fn.countAll<number>().as('count')])
    .where('person_id', '=', personId)
    .groupBy('card_id')
    .orderBy('card_id')
    .execute()
  for (const { card_id, count } of commented)
    await tx
      .updateTable('project_cards')
      .set((eb) => ({ comments: eb('comments', '-', Number(count)) }))
      .where('id', '=', card_id)
      .execute()
  await tx.deleteFrom('project_comments').where('person_id', '=', personId).execute()
  await tx.deleteFrom('project_files').where('person_id', '=', personId).execute()
  await tx.updateTable('project_cards').set({ created_by: null }).where('created_by', '=', personId).execute()
  await tx.updateTable('project_cards').set({ text_by: '' }).where('text_by', '=', personId).execute()
}
