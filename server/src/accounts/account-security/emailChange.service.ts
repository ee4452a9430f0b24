import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_CODE_LENGTH } from '@mentor-connect/contract/rules/limits'
import type { EmailChange } from '@mentor-connect/contract/accounts/accountSecurity'
import { randomInt, randomUUID } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import { accountErrors } from '../accountErrors'
import { hashOtp, matchesOtp, unmatchableHash } from '../passwords/codes'
import type { Database } from '../../kernel/database/schema'
import type { EmailChangesTable } from '../../kernel/database/signInTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import {
  deleteEmailChange,
  deleteResets,
  deleteSignUpLinks,
  deleteSignups,
  lockAccount,
} from '../people/credentials.repo'
import type { Person } from '../people/person.repo'
import { emailChangeAskedMail, emailChangedMail, emailCodeMail, emailTakenMail } from './emailChange.mails'
import {
  countCodeGuess,
  findEmailChange,
  isTaken,
  putEmailChange,
  setEmail,
  takeEmailChange,
} from './emailChanges.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'keys' | 'clock' | 'mails'>

/**
 * Changes of e-mail addresses. A new address takes effect when its code is confirmed. If it already has an
 * account, only a mail to that address says so.
 */
export function emailChangeService({ db, config, keys, clock, mails }: Dependencies) {
  const key = keys.secretFor('email-change')

  function mailsFor(person: Person, email: string, code: string, taken: boolean) {
    return {
      toNew: taken
        ? emailTakenMail(email, person.role)
        : emailCodeMail({ email, language: person.language }, code),
      toOld: emailChangeAskedMail(person),
    }
  }

  /**
   * Returns the change that the code confirms.
   *
   * @throws `otp_invalid`, after the guess was counted, `otp_exhausted` or `otp_expired`
   */
  async function provenChange(personId: string, otp: string): Promise<EmailChangesTable> {
    const now = clock().toISOString()
    const change = await countCodeGuess(db, personId, now)
    if (!change)
      throw (await findEmailChange(db, personId, now))
        ? accountErrors.otpExhausted()
        : accountErrors.otpExpired()
    if (!matchesOtp(otp, change.code_hash, key)) throw accountErrors.otpInvalid()
    return change
  }

  async function takeOver(tx: Database, person: Person, change: EmailChangesTable) {
    const { id, role } = person
    const { email } = change
    await lockAccount(tx, role, id)
    if (!(await takeEmailChange(tx, change))) throw accountErrors.otpExpired()
    await setEmail(tx, role, { id, email, now: clock().toISOString() })
    await deleteResets(tx, { email: person.email, role })
    await deleteSignups(tx, { email, role })
    await deleteSignUpLinks(tx, { email, role })
    const mail = emailChangedMail(person, config.supportEmail)
    await mails.enqueue(tx, { key: `email-changed:${randomUUID()}`, mail, personId: id })
  }

  return {
    async pending(personId: string): Promise<EmailChange | null> {
      const change = await findEmailChange(db, personId, clock().toISOString())
      return change ? { email: change.email, expiresAt: change.expires_at } : null
    },

    /**
     * Requests a change. The response is the same for an address that is already taken. The caller must have
     * verified the owner's identity.
     */
    async request(person: Person, email: string): Promise<EmailChange> {
      if (email === person.email) throw errors.invalidInput({ email: 'This is already your address.' })
      const taken = await isTaken(db, person.role, email)
      const code = String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')
      const now = clock()
      const expires = new Date(now.getTime() + EMAIL_CHANGE_LIFETIME_MS)
      const { toNew, toOld } = mailsFor(person, email, code, taken)
      const mailKey = `email-change:${randomUUID()}`
      await db.transaction().execute(async (tx) => {
        await putEmailChange(tx, {
          person_id: person.id,
          email,
          code_hash: taken ? unmatchableHash(key) : hashOtp(code, key),
          wrong_tries: 0,
          requested_at: now.toISOString(),
          expires_at: expires.toISOString(),
        })
        const about = { personId: person.id, expiresAt: expires }
        await mails.enqueue(tx, { key: mailKey, mail: toNew, ...about })
        await mails.enqueue(tx, { key: `${mailKey}:notice`, mail: toOld, personId: person.id })
      })
      return { email, expiresAt: expires.toISOString() }
    },

    /** Puts the new address into effect and returns it. */
    async confirm(person: Person, otp: string): Promise<string> {
      const change = await provenChange(person.id, otp)
      await db
        .transaction()
        .execute((tx) => takeOver(tx, person, change))
        .catch((error: unknown) => {
          // Somebody has signed up with this address in the meantime.
          throw isUniqueViolation(error) ? accountErrors.otpExpired() : error
        })
      return change.email
    },

    cancel: (person: Person) => deleteEmailChange(db, person.id),
  }
}
