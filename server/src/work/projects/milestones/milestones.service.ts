import { isHttpUrl } from '@mentor-connect/contract/courses/courseRules'
import type { CriterionMark, Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { SUBMISSIONS_MAX } from '@mentor-connect/contract/courses/tasks/taskLimits'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { MILESTONE_TEXT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { isDeepStrictEqual } from 'node:util'
import { requirePoints } from '../../../courses/requirePoints'
import type { Database, Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { notifier } from '../../../messages/notifications/notifier'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { listOf } from '../../openings/openingColumns'
import { teamFilesWith } from '../files/teamFiles.repo'
import { projectErrors } from '../projectErrors'
import { writableTeam, type OpenTeam } from '../teams/teamAccess'
import { memberIds, updateTeam } from '../teams/teams.repo'
import {
  findMilestone,
  findSubmission,
  insertSubmission,
  updateMilestone,
  updateSubmission,
  type StoredMilestone,
  type StoredSubmission,
} from './milestones.repo'

interface HandedIn {
  text: string
  links: string[]
  fileIds: string[]
  after: number
}

interface Decision {
  number: number
  outcome: 'approved' | 'returned'
  marks: CriterionMark[]
  remarks: string
}

interface OfMilestone {
  teamId: string
  milestoneId: string
}

/**
 * Manages milestones. A team hands them in, and the mentor approves or returns them, in the same way as
 * submissions to tasks.
 */
export function milestoneService({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  const inTurn = (
    session: Session | null,
    { teamId, milestoneId }: OfMilestone,
    work: (tx: Tx, open: OpenTeam, milestone: StoredMilestone) => Promise<void>,
  ) =>
    db.transaction().execute(async (tx) => {
      const open = await writableTeam(tx, session, teamId)
      const milestone = await findMilestone(tx, teamId, milestoneId)
      if (!milestone) throw errors.notFound('Milestone')
      await work(tx, open, milestone)
    })

  const settle = async (tx: Tx, { team_id, id }: StoredMilestone, change: Partial<StoredMilestone>) => {
    await updateMilestone(tx, team_id, id, change)
    await updateTeam(tx, team_id, { last_active_at: clock().toISOString(), asked_at: null })
  }

  return {
    handIn: (session: Session | null, ids: OfMilestone, sent: HandedIn) =>
      inTurn(session, ids, async (tx, { team, viewer, personId }, milestone) => {
        if (viewer !== 'member') throw errors.forbidden()
        const content = {
          text: sent.text.trim(),
          links: JSON.stringify(sent.links),
          files: JSON.stringify(sent.fileIds),
        }
        if (await isRepeated(tx, milestone, { ...content, after: sent.after })) return
        const { state, number: last } = milestone
        if (state === 'sent' || state === 'approved' || last !== sent.after || team.state !== 'working')
          throw projectErrors.milestoneChanged()
        await requireSendable(tx, milestone, sent)
        const number = last + 1
        await insertSubmission(tx, {
          team_id: ids.teamId,
          milestone_id: ids.milestoneId,
          number,
          learner_id: personId,
          sent_at: clock().toISOString(),
          ...content,
          ...UNDECIDED,
        })
        await settle(tx, milestone, { state: 'sent', number })
        if (team.mentor_id === null) return
        const key = `${ids.teamId}:${ids.milestoneId}:${number}`
        const event = { kind: 'milestone-handed-in', subject: team.id, actor: personId } as const
        await notifications.record(tx, { ...event, to: team.mentor_id, key })
      }),

    /** Decides about a submission. If two decisions are made at the same time, the first one counts. */
    decide: (session: Session | null, ids: OfMilestone, decision: Decision) =>
      inTurn(session, ids, async (tx, { team, viewer }, milestone) => {
        if (viewer !== 'mentor') throw errors.forbidden()
        const { number, outcome, marks } = decision
        const remarks = decision.remarks.trim()
        const submission = await findSubmission(tx, milestone, number)
        if (submission && isDecidedAlike(submission, { ...decision, remarks })) return
        if (!submission || submission.outcome || milestone.state !== 'sent' || milestone.number !== number)
          throw projectErrors.milestoneChanged()
        const points = pointsFor(milestone, decision)
        await updateSubmission(tx, submission, {
          outcome,
          points,
          remarks,
          marks: JSON.stringify(marks),
          decided_at: clock().toISOString(),
        })
        await settle(tx, milestone, { state: outcome })
        const key = `${ids.teamId}:${ids.milestoneId}:${number}`
        await notifications.recordAll(
          tx,
          (await memberIds(tx, team.id)).map((to) => ({
            kind: 'milestone-decided',
            subject: team.id,
            to,
            key: `${key}:${to}`,
          })),
        )
      }),
  }
}

const UNDECIDED = { outcome: null, decided_at: null, points: null, marks: null, remarks: null }

/** Returns true if somebody of the team has already sent the same request and did not get the response. */
async function isRepeated(
  db: Database,
  milestone: StoredMilestone,
  { after, text, links, files }: Pick<StoredSubmission, 'text' | 'links' | 'files'> & { after: number },
): Promise<boolean> {
  if (milestone.state !== 'sent' || milestone.number !== after + 1) return false
  const last = await findSubmission(db, milestone, milestone.number)
  return last?.text === text && last.links === links && last.files === files
}

async function requireSendable(db: Database, { team_id, number }: StoredMilestone, sent: HandedIn) {
  const { text, links, fileIds } = sent
  if (hasMoreGraphemes(text, MILESTONE_TEXT_MAX))
    throw errors.invalidInput({ text: `Write up to ${MILESTONE_TEXT_MAX} characters.` })
  if (!links.every(isHttpUrl))
    throw errors.invalidInput({ links: 'Enter addresses that begin with https://.' })
  if (isBlank(text) && links.length === 0 && fileIds.length === 0)
    throw errors.invalidInput({ text: 'Write something, or add a link or a file.' })
  if ((await teamFilesWith(db, team_id, fileIds)).length < fileIds.length)
    throw errors.invalidInput({ fileIds: 'A file was removed in the meantime. Choose again.' })
  if (number >= SUBMISSIONS_MAX)
    throw errors.invalidInput({ text: 'This milestone was handed in as often as possible.' })
}

function isDecidedAlike(submission: StoredSubmission, { outcome, marks, remarks }: Decision): boolean {
  return (
    submission.outcome === outcome &&
    submission.remarks === remarks &&
    isDeepStrictEqual(listOf(submission.marks ?? '[]') as unknown, marks)
  )
}

/**
 * Returns the points of a decision. @throws ApiError `invalid_input` if the marks do not allow this outcome
 */
function pointsFor({ rubric }: StoredMilestone, { outcome, marks, remarks }: Decision): number {
  if (outcome === 'returned' && isBlank(remarks))
    throw errors.invalidInput({ remarks: 'Write what is still missing.' })
  return requirePoints(JSON.parse(rubric) as Rubric, { outcome, marks, comment: remarks })
}
