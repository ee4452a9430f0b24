import type { Database } from '../../kernel/database/schema'
import { notifier } from '../../messages/notifications/notifier'
import { findPerson } from '../../accounts/people/person.repo'
import { findSanction } from '../../accounts/people/sanctions.repo'
import { appealOutcomeMail } from '../../trust/safety/outcome.mails'
import { recordAudit } from '../audit.repo'
import { OperatorError } from '../command'
import { StateChanged } from '../stateChanged'
import { closeAppeal, findAppeal } from './appealStates.repo'
import { liftSanction, type Acting, type Done } from './sanctionActs'

export interface Ruling {
  isAccepted: boolean
  /** Answer that is shown to the person. */
  answer: string
  /** True if there is no other operator. The operator who imposed the sanction may then decide the appeal. */
  isOnlyOperator?: boolean
}

/**
 * Decides an open appeal and notifies the person. An accepted appeal lifts only the sanction against which it
 * was made.
 */
export async function decideAppeal(acting: Acting, id: string, ruling: Ruling): Promise<Done> {
  return acting.db.transaction().execute(async (tx) => {
    const { isAccepted, answer } = ruling
    const { sanction_id } = await close(tx, acting, id, ruling)
    const sanction = (await findSanction(tx, sanction_id))!
    if (sanction.imposed_by === acting.operator && !ruling.isOnlyOperator)
      throw new OperatorError('You have imposed this sanction: another operator decides about the appeal.')
    const person = await findPerson(tx, sanction.role, sanction.person_id)
    const { supportEmail } = acting.config
    const mail = person && appealOutcomeMail(person, { isAccepted, answer, supportEmail })
    const reason = `${isAccepted ? 'accepted' : 'rejected'}: ${answer}`
    const lifted = isAccepted && (await liftSanction(tx, acting, { sanction, person, reason, mail }))
    await recordAudit(tx, acting, { act: 'appeals decide', target: id, reason })
    if (person)
      await notifier(acting).record(tx, {
        kind: 'appeal-decided',
        subject: sanction_id,
        to: person.id,
        key: id,
      })
    if (lifted) return lifted
    if (!mail) return { id }
    const queued = { key: `appeal:${id}`, mail, personId: sanction.person_id }
    return { id, mail: await acting.mails.reserve(tx, queued) }
  })
}

async function close(tx: Database, acting: Acting, id: string, { isAccepted, answer }: Ruling) {
  const state = isAccepted ? 'accepted' : 'rejected'
  const at = acting.clock().toISOString()
  const row = await closeAppeal(tx, id, { state, answer, decided_by: acting.operator, decided_at: at })
  if (row) return row
  const present = await findAppeal(tx, id)
  if (!present) throw new OperatorError(`No appeal has the id ${id}.`)
  const { state: now, decided_by, decided_at } = present
  throw new StateChanged(`Appeal ${id} was ${now} by ${decided_by} at ${decided_at}.`)
}
