import type { Role } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { randomUUID } from 'node:crypto'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lockAccount } from '../people/credentials.repo'
import { findPerson, type Person } from '../people/person.repo'
import { findSecondFactor } from '../session/secondSteps.repo'
import { secondFactorEndsMail, secondFactorOffMail } from './secondFactor.mails'
import { setEnd, turnOff } from './secondFactor.repo'

/** Time in ms during which the owner can keep the second factor after somebody else has asked to end it. */
export const SECOND_FACTOR_DELAY_MS = 72 * HOUR_MS

const endSecondFactor = jobKind<{ personId: string; role: Role }>('account.end-second-factor')

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'mails' | 'config'>

/**
 * Schedules the end of the second factor for a person who has lost passkeys and recovery codes, and notifies
 * the person. Returns the time of the end; undefined if the second factor is off, or its end is already
 * scheduled.
 */
export async function planEnd(
  tx: Database,
  { id, role, ...person }: Person,
  { clock, jobs, mails, config }: Omit<Dependencies, 'db'>,
): Promise<Date | undefined> {
  const endsAt = new Date(clock().getTime() + SECOND_FACTOR_DELAY_MS)
  if (!(await setEnd(tx, id, endsAt.toISOString()))) return undefined
  const payload = { personId: id, role }
  await jobs.enqueue(tx, endSecondFactor, { key: id, payload, personId: id, runAt: endsAt, replace: true })
  const mail = secondFactorEndsMail({ id, role, ...person }, { endsAt, supportEmail: config.supportEmail })
  await mails.enqueue(tx, { key: `second-factor-ends:${randomUUID()}`, mail, personId: id })
  return endsAt
}

export function handleEnds({ clock, jobs, mails }: Dependencies) {
  jobs.handle(endSecondFactor, {
    effect: async (tx, { personId, role }) => {
      await lockAccount(tx, role, personId)
      const factor = await findSecondFactor(tx, personId)
      const person = await findPerson(tx, role, personId)
      const isDue = factor?.ends_at && factor.ends_at <= clock().toISOString()
      // In the meantime, the owner has logged in with a passkey or a recovery code, or has turned the second
      // factor off.
      if (!isDue || !person) return
      await turnOff(tx, person, clock())
      const mail = secondFactorOffMail(person, clock())
      await mails.enqueue(tx, { key: `second-factor-ended:${randomUUID()}`, mail, personId })
    },
  })
}
