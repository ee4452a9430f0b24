import { randomUUID } from 'node:crypto'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../dependencies'
import { hashPassword } from '../passwords/hashing'
import { requireStrongPassword } from '../passwords/weakness.policy'
import { changePassword, deleteEmailChange, deleteResets, lockAccount } from '../people/credentials.repo'
import type { Person } from '../people/person'
import { FORGOTTEN_PATHS } from '../people/sitePaths'
import type { BrowserName } from '../session/browserName'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { deleteSessionsOf } from '../session/sessions.repo'
import { passwordChangedMail } from './passwordChange.mails'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock' | 'mails'>

/** A new password while signed in. The owner has been proved before. */
export function passwordChangeService({ db, config, clock, mails }: Dependencies) {
  /**
   * Logs out all browsers but that of the session, and makes them strangers.
   *
   * @throws ApiError `weak_password`; `wrong_credentials` when the password was changed elsewhere meanwhile
   */
  return async function change(
    person: Person,
    password: string,
    { session, browser }: { session: Session; browser: BrowserName },
  ): Promise<void> {
    const { id, role, email } = person
    await requireStrongPassword(password, person)
    const passwordHash = await hashPassword(password)
    const at = clock()
    await db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, role, id)
      if (account?.password_hash !== person.passwordHash) throw errors.wrongCredentials()
      await changePassword(tx, role, { id, passwordHash, now: at.toISOString() })
      await deleteSessionsOf(tx, id, session.sessionId)
      await forgetDevicesOf(tx, id, session.deviceId)
      await deleteResets(tx, { email, role })
      await deleteEmailChange(tx, id)
      const mail = passwordChangedMail(person, { ...browser, at }, config.siteUrl + FORGOTTEN_PATHS[role])
      await mails.enqueue(tx, { key: `password-changed:${randomUUID()}`, mail, personId: id })
    })
  }
}
