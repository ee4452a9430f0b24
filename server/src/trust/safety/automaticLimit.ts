import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Database } from '../../kernel/database/schema'
import { notifier } from '../../messages/notifications/notifier'
import { findPerson } from '../../accounts/people/person.repo'
import { AUTOMATIC, findSuspension, insertSanction } from '../../accounts/people/sanctions.repo'
import { countReporters, hasSanction, insertHistory, makeUrgent, type Case } from './cases.repo'
import { sanctionMail } from './sanction.mails'

const REPORTERS = 3
const REASON =
  'Several people have reported you. Our team looks at it; until then you cannot start new conversations. · कई लोगों ने आपकी शिकायत की है। हमारी टीम इसे देख रही है; तब तक आप नई बातचीत शुरू नहीं कर सकते।'

/**
 * Limits a person whom three people have reported within a day, until an operator decides. This happens once
 * for each case, so that a limit that an operator has lifted is not imposed again.
 */
export async function limitIfMany(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'clock' | 'jobs' | 'mails' | 'config'>,
  joined: Case,
) {
  const { clock, mails, config } = dependencies
  const now = clock()
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  if ((await countReporters(tx, joined.about_id, dayAgo)) < REPORTERS) return
  await makeUrgent(tx, joined)
  const person = await findPerson(tx, joined.about_role, joined.about_id)
  if (!person || (await hasSanction(tx, joined.id)) || (await findSuspension(tx, person.id))) return
  const at = now.toISOString()
  const id = await insertSanction(tx, {
    person,
    kind: 'limit',
    reason: REASON,
    caseId: joined.id,
    by: AUTOMATIC,
    now: at,
  })
  if (!id) return
  await insertHistory(tx, { case_id: joined.id, at, operator: AUTOMATIC, event: 'limited', detail: null })
  const details = { kind: 'limit', reason: REASON, until: null, supportEmail: config.supportEmail } as const
  await mails.enqueue(tx, {
    key: `sanction:${id}`,
    mail: sanctionMail(person, details),
    personId: person.id,
  })
  await notifier(dependencies).record(tx, { kind: 'sanction-imposed', subject: id, to: person.id, key: id })
}
