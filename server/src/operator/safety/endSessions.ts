import { randomUUID } from 'node:crypto'
import type { Person } from '../../accounts/people/person.repo'
import { deleteSessionsOf } from '../../accounts/session/sessions.repo'
import { sessionsEndedMail } from '../account.mails'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'
import { tell } from '../tell'

/** Signs a person out on every device. Returns the result of notifying chat and of sending the mail. */
export async function endSessions(
  context: OperatorContext,
  person: Person,
  reason: string | undefined,
): Promise<string> {
  const { db, mails, config } = context
  const mail = sessionsEndedMail(person, { supportEmail: config.supportEmail })
  const queued = await db.transaction().execute(async (tx) => {
    await deleteSessionsOf(tx, person.id)
    await recordAudit(tx, context, { act: 'sessions end', target: person.id, reason })
    return mails.reserve(tx, { key: `sessions end:${randomUUID()}`, mail, personId: person.id })
  })
  const chat = await context.tellChat()
  return `(${chat}) and ${await tell(context, queued)}`
}
