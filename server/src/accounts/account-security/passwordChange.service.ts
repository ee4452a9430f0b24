import { randomUUID } from 'node:crypto'
import type { Session } from '../../platform/http/access'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hashPassword } from '../passwords/hashing'
import { requireStrongPassword } from '../passwords/strongPassword'
import { changePassword, deleteEmailChange, deleteResets, lockAccount } from '../people/credentials.repo'
import type { Person } from '../people/person.repo'
import type { BrowserName } from '../session/browserName'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { deleteSessionsOf } from '../session/sessions.repo'
import { passwordChangedMail } from './passwordChange.mails'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'mails'>

/** Sets a new password while signed in. The caller must have verified the owner's identity. */
export function passwordChangeService({ db, clock, mails }: Dependencies) {
  /**
   * Ends all other sessions and forgets their browsers as known devices.
   *
   * @throws ApiError `weak_password`; `wrong_credentials` if the password was changed elsewhere in the meantime
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
      if (account?.password_hash !== person.passwordHash) throw accountErrors.wrongCredentials()
      await changePassword(tx, role, { id, passwordHash, now: at.toISOString() })
      await deleteSessionsOf(tx, id, session.sessionId)
      await forgetDevicesOf(tx, id, session.deviceId)
      await deleteResets(tx, { email, role })
      await deleteEmailChange(tx, id)
      const mail = passwordChangedMail(person, { ...browser, at })
      await mails.enqueue(tx, { key: `password-changed:${randomUUID()}`, mail, personId: id })
    })
  }
}
