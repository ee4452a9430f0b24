import type { Decision, Standing } from '@mentor-connect/contract/admin/applications'
import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { randomUUID } from 'node:crypto'
import type { Database } from '../kernel/database/schema'
import { cancelMentorshipsOf, toldOfMentorships } from '../mentoring/mentorships/cancelMentorships.repo'
import { notifier } from '../messages/notifications/notifier'
import { lockAccount } from '../accounts/people/credentials.repo'
import { recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import type { MailContent } from '../platform/mail/mailContent'
import { recordAudit } from './audit.repo'
import { OperatorError, type OperatorContext } from './command'
import { approvedMail, askedMail, rejectedMail } from './mentors.mails'
import { findStanding, setStatus, type DecidedMentor } from './mentors.repo'
import { StateChanged } from './stateChanged'
import { tell } from './tell'

interface Decided {
  standing: Standing
  /** Says how the applicant and chat were informed, as part of a sentence. */
  told: string
}

interface NewDecision {
  decision: Decision
  /** The reason of a rejection or the question to the applicant; empty for an approval. */
  text: string
  /** The standing that the operator saw when deciding. */
  expected: Standing
}

/**
 * Decides on an application and mails the applicant.
 * @throws OperatorError if the text is missing or the mentor is suspended
 * @throws StateChanged if the mentor no longer has the expected standing
 */
export async function decideApplication(
  context: OperatorContext,
  mentor: DecidedMentor,
  { decision, text, expected }: NewDecision,
): Promise<Decided> {
  const { db, mails } = context
  const mail = decisionMail(context, mentor, { decision, text })
  const queued = await db.transaction().execute(async (tx) => {
    // The account is locked before the audit log, in the same order as in a suspension, so that the two
    // cannot deadlock.
    await lockAccount(tx, 'mentor', mentor.id)
    requireExpected(mentor, await findStanding(tx, mentor.id), expected)
    const reason = text || undefined
    await recordAudit(tx, context, { act: ACTS[decision], target: mentor.id, reason })
    await change(tx, context, { decision, mentorId: mentor.id })
    return mails.reserve(tx, { key: `${NOTIFICATIONS[decision]}:${randomUUID()}`, mail, personId: mentor.id })
  })
  const chat = decision === 'ask' ? '' : ` (${await context.tellChat()})`
  const standing = decision === 'ask' ? expected : AFTER[decision]
  return { standing, told: `${await tell(context, queued)}${chat}` }
}

/**
 * Returns the mail about a decision. It is also used for the preview of the mail.
 * @throws OperatorError if the text is missing
 */
export function decisionMail(
  { config }: Pick<OperatorContext, 'config'>,
  mentor: DecidedMentor,
  { decision, text }: { decision: Decision; text: string },
): MailContent {
  const { supportEmail } = config
  if (decision === 'approve') return approvedMail(mentor, supportEmail)
  if (!text) throw new OperatorError('Write what the applicant should know: it is mailed.')
  if (decision === 'ask') return askedMail(mentor, { question: text, supportEmail })
  return rejectedMail(mentor, { reason: text, supportEmail })
}

const ACTS = { approve: 'mentors approve', ask: 'mentors ask', reject: 'mentors reject' }
const NOTIFICATIONS = {
  approve: 'mentor-approved',
  ask: 'mentor-asked',
  reject: 'mentor-rejected',
} as const satisfies Record<Decision, NotificationKind>
const AFTER = { approve: 'active', reject: 'rejected' } as const

function requireExpected({ email }: DecidedMentor, present: Standing | undefined, expected: Standing) {
  if (present === 'suspended')
    throw new OperatorError(`${email} is suspended: lift it with \`users restore\` first.`)
  if (present !== expected)
    throw new StateChanged(`${email} is ${present ?? 'deleted'} now, not ${expected}. Look at it again.`)
}

async function change(
  tx: Database,
  context: OperatorContext,
  { decision, mentorId }: { decision: Decision; mentorId: string },
) {
  const { clock } = context
  const kind = NOTIFICATIONS[decision]
  const own = { kind, subject: mentorId, to: mentorId, key: randomUUID() }
  if (kind === 'mentor-asked') return void (await notifier(context).record(tx, own))
  await setStatus(tx, mentorId, decision === 'approve' ? 'active' : 'inactive', clock().toISOString())
  await recordForRestore(tx, { kind, subject: mentorId, role: 'mentor' }, clock())
  const cancelled =
    decision === 'reject' ? await cancelMentorshipsOf(tx, mentorId, clock().toISOString()) : []
  await notifier(context).recordAll(tx, [own, ...toldOfMentorships(cancelled)])
}
