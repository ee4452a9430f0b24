import type { CriterionMark, Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import type {
  MilestoneSubmission,
  TeamMilestone,
} from '@mentor-connect/contract/work/projects/teamMilestones'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { listOf } from '../../openings/openingColumns'
import { teamFilesWith } from '../files/teamFiles.repo'
import { namesOfPeople } from '../teams/peopleNames.query'

type SubmissionRow = Selectable<ApiDatabase['project_submissions']>
type Files = Awaited<ReturnType<typeof teamFilesWith>>

/** Returns the milestones of a team in order, with everything that was handed in. */
export async function readMilestones(
  db: Database,
  teamId: string,
  personId: string,
): Promise<TeamMilestone[]> {
  const rows = await db
    .selectFrom('project_milestones')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('position')
    .execute()
  const sent = await db
    .selectFrom('project_submissions')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('number', 'desc')
    .execute()
  const names = await namesOfPeople(
    db,
    sent.flatMap(({ learner_id }) => learner_id ?? []),
  )
  const files = await teamFilesWith(
    db,
    teamId,
    sent.flatMap((one) => listOf(one.files)),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    dueOn: row.due_on,
    rubric: JSON.parse(row.rubric) as Rubric,
    state: row.state,
    number: row.number,
    submissions: sent
      .filter(({ milestone_id }) => milestone_id === row.id)
      .map((one) => toSubmission(one, { names, files, personId })),
  }))
}

function toSubmission(
  row: SubmissionRow,
  { names, files, personId }: { names: Map<string, string>; files: Files; personId: string },
): MilestoneSubmission {
  return {
    ...(row.id !== null && { id: row.id }),
    number: row.number,
    ...contentOf(row, files),
    ...(row.learner_id === personId && { isOwn: true as const }),
    by: names.get(row.learner_id ?? '') ?? '',
    sentAt: row.sent_at,
    ...(row.outcome !== null && { outcome: row.outcome }),
    ...(row.decided_at !== null && { decidedAt: row.decided_at }),
    ...(row.marks !== null && { marks: JSON.parse(row.marks) as CriterionMark[] }),
    ...(row.points !== null && { points: row.points }),
    ...(row.remarks !== null && { remarks: row.remarks }),
  }
}

/**
 * Returns the content of a submission. The content is empty if the submission was hidden; otherwise only
 * hidden files are left out.
 */
function contentOf(row: SubmissionRow, all: Files) {
  if (row.hidden_at !== null) return { text: '', links: [], files: [], isHidden: true as const }
  const ids = listOf(row.files)
  const files = all.filter(({ id, hidden_at }) => ids.includes(id) && hidden_at === null)
  return {
    text: row.text,
    links: listOf(row.links),
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
  }
}
