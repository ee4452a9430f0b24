import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../../platform/jobs/jobKind'
import type { AccountDataService } from '../accountData.service'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { findPerson } from '../../../accounts/people/person.repo'
import { keepAccountUrl } from './keepLink'
import { addMonths, dueFor, eraseAt, firstWarningBefore, monthsBefore, WARNING_DAYS } from './schedule'
import { unusedAccountMail } from './unusedAccount.mails'
import {
  claimForErasure,
  completeUses,
  countWarning,
  dueForErasure,
  dueForWarning,
  takeBackWarnings,
  type UnusedAccount,
} from './unusedAccounts.repo'

/** Largest number of accounts that one run handles in each step. */
const AT_ONCE = 200

const lookForUnused = jobKind('accounts.unused')

export interface UnusedAccountsDependencies extends Pick<
  ApiDependencies,
  'db' | 'jobs' | 'mails' | 'config' | 'keys' | 'clock'
> {
  accountData: Pick<AccountDataService, 'erase'>
}

/**
 * Registers the hourly job that warns owners of unused accounts, and deletes the accounts whose owners did
 * not react.
 */
export function handleUnusedAccounts(dependencies: UnusedAccountsDependencies) {
  const { jobs, clock } = dependencies
  jobs.handle(lookForUnused, { outside: () => endUnusedAccounts(dependencies, clock()) })
  jobs.every(lookForUnused, HOUR_MS)
}

/**
 * Warns owners and deletes accounts. Safe to repeat, because each mail and each deletion is claimed in its own
 * transaction.
 */
export async function endUnusedAccounts(dependencies: UnusedAccountsDependencies, now: Date) {
  const { db, config, accountData } = dependencies
  const months = config.unusedAccountMonths
  const at = now.toISOString()
  await completeUses(db, at)
  if (months === 0) return
  const since = monthsBefore(now, months)
  const firstBefore = firstWarningBefore(now, months)
  await takeBackWarnings(db, { since, firstBefore })
  for (const account of await dueForErasure(db, { now: at, since, limit: AT_ONCE })) {
    const person = await findPerson(db, account.role, account.person_id)
    const claim = { since, now: at }
    if (person)
      await accountData.erase(person, {
        keepCertificates: true,
        unusedMonths: months,
        claim: (tx) => claimForErasure(tx, person.id, claim),
      })
  }
  // The last mail is handled first, so that nobody gets two mails in one run.
  for (let warned = WARNING_DAYS.length - 1; warned >= 0; warned -= 1) {
    const before = warned === 0 ? firstBefore : dueFor(warned, now)
    for (const account of await dueForWarning(db, { warned, since, limit: AT_ONCE, before }))
      await warn(dependencies, account, { warned, now, months })
  }
}

async function warn(
  { db, mails, config, keys }: UnusedAccountsDependencies,
  account: UnusedAccount,
  { warned, now, months }: { warned: number; now: Date; months: number },
) {
  const person = await findPerson(db, account.role, account.person_id)
  if (!person) return
  const planned = account.erase_at ?? addMonths(new Date(account.last_used_at), months).toISOString()
  const date = eraseAt(new Date(planned), warned, now)
  const keepUrl = keepAccountUrl({ config, keys }, person, now)
  const mail = unusedAccountMail(person, { months, date, keepUrl })
  await db.transaction().execute(async (tx) => {
    const erase_at = date.toISOString()
    if (!(await countWarning(tx, account, { warned: warned + 1, erase_at }))) return
    const key = `account-unused:${person.id}:${account.last_used_at}:${erase_at}:${warned}`
    await mails.enqueue(tx, { key, mail, personId: person.id, expiresAt: date })
  })
}
