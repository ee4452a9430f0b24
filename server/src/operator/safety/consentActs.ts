import { randomUUID } from 'node:crypto'
import {
  consentRefusedMail,
  consentVerifiedMail,
  guardianConsentHoldsMail,
} from '../../trust/age/guardian.mails'
import { notifier } from '../../messages/notifications/notifier'
import { changeConsent, findConsent } from '../../accounts/people/age.repo'
import type { Person } from '../../accounts/people/person.repo'
import type { MailContent } from '../../platform/mail/mailContent'
import { recordAudit } from '../audit.repo'
import { OperatorError, type OperatorContext } from '../command'
import { StateChanged } from '../stateChanged'
import { tell } from '../tell'

/**
 * Confirms the consent of a learner's guardian whom the operator has verified, so that the learner may use
 * chat. Returns the end of a sentence that says how the learner and chat were notified.
 */
export async function verifyConsent(context: OperatorContext, learner: Person): Promise<string> {
  const consent = await requireGiven(context, learner)
  const { siteUrl, supportEmail } = context.config
  return decide(context, learner, {
    act: 'guardians verify',
    state: 'verified',
    mail: consentVerifiedMail(learner, { siteUrl, supportEmail }),
    toGuardian: guardianConsentHoldsMail(consent.guardian_email, { name: learner.name, supportEmail }),
  })
}

/**
 * Refuses a guardian's consent.
 * @param reason mailed to the learner
 */
export async function refuseConsent(
  context: OperatorContext,
  learner: Person,
  reason: string,
): Promise<string> {
  await requireGiven(context, learner)
  const { siteUrl, supportEmail } = context.config
  const mail = consentRefusedMail(learner, { reason, siteUrl, supportEmail })
  return decide(context, learner, { act: 'guardians refuse', state: 'refused', mail, reason })
}

async function requireGiven({ db }: OperatorContext, learner: Person) {
  const consent = await findConsent(db, learner.id)
  if (consent?.state === 'given') return consent
  if (!consent) throw new OperatorError(`The consent for ${learner.email} does not exist.`)
  throw new StateChanged(
    `The consent for ${learner.email} is in state "${consent.state}": only a consent that was given can be checked.`,
  )
}

interface Decision {
  act: string
  state: 'verified' | 'refused'
  reason?: string
  mail: MailContent
  toGuardian?: MailContent
}

/** Stores a decision about a consent. Returns the result of notifying chat and of sending the mail. */
async function decide(context: OperatorContext, learner: Person, decision: Decision): Promise<string> {
  const { db, mails, clock } = context
  const { act, state, reason, mail, toGuardian } = decision
  const queued = await db.transaction().execute(async (tx) => {
    const change = { state, decided_at: clock().toISOString() }
    if (!(await changeConsent(tx, { learnerId: learner.id, from: ['given'] }, change)))
      throw new StateChanged('Somebody else has decided at the same moment.')
    await recordAudit(tx, context, { act, target: learner.id, ...(reason && { reason }) })
    const event = { subject: learner.id, to: learner.id, key: randomUUID() }
    await notifier(context).record(tx, { kind: `consent-${state}`, ...event })
    if (toGuardian)
      await mails.enqueue(tx, { key: `guardian:${randomUUID()}`, mail: toGuardian, personId: learner.id })
    return mails.reserve(tx, { key: `guardian-decision:${randomUUID()}`, mail, personId: learner.id })
  })
  const chat = await context.tellChat()
  return `${await tell(context, queued)} (${chat})`
}
