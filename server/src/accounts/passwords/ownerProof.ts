import type { Proof } from '@mentor-connect/contract/accounts/accountData'
import { accountErrors } from '../accountErrors'
import type { Session } from '../../platform/http/access'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Person } from '../people/person.repo'
import { findSessionBegin, findSessionProof, noteSessionProof } from '../session/sessions.repo'
import type { PasswordGuesses } from './guesses.service'
import { matchesPassword } from './hashing'

/**
 * Maximum age of a proof in ms. It is also the maximum age of a session that counts as a proof for accounts
 * without a password.
 */
const FRESH_MS = 10 * 60_000

export type OwnerProof = ReturnType<typeof ownerProof>

/**
 * Re-authentication for sensitive actions. A session alone is not enough, because a browser may have been left
 * open.
 */
export function ownerProof({
  db,
  clock,
  guesses,
}: Pick<ApiDependencies, 'db' | 'clock'> & { guesses: PasswordGuesses }) {
  const kindOf = (person: Person): Proof => (person.passwordHash ? 'password' : 'fresh-sign-in')

  const youngest = () => new Date(clock().getTime() - FRESH_MS).toISOString()

  async function isFresh({ sessionId }: Session): Promise<boolean> {
    return (await findSessionBegin(db, sessionId)) >= youngest()
  }

  async function isProven(person: Person, session: Session): Promise<boolean> {
    if ((await findSessionProof(db, session.sessionId)) >= youngest()) return true
    return kindOf(person) === 'fresh-sign-in' && (await isFresh(session))
  }

  return {
    kindOf,
    isFresh,
    /** True if `note` was called for this session within the last minutes, or it is a fresh sign-in. */
    isProven,

    /** Records that the owner has just shown the password or a passkey in this session. */
    note: ({ sessionId }: Session) => noteSessionProof(db, sessionId, clock().toISOString()),

    /**
     * Requires that the owner has recently proved his or her identity.
     *
     * @throws ApiError `sign_in_again` unless `isProven`
     */
    async requireProven(person: Person, session: Session): Promise<void> {
      if (!(await isProven(person, session))) throw accountErrors.signInAgain()
    },

    /**
     * Requires the password, or a fresh sign-in if the account has none.
     *
     * @param password required if the account has one; a wrong one counts as a failed attempt
     * @throws ApiError `wrong_credentials` or `too_many_guesses`; `sign_in_again` for an account without a
     * password
     */
    async require(person: Person, session: Session, password = ''): Promise<void> {
      if (kindOf(person) === 'fresh-sign-in') {
        if (!(await isFresh(session))) throw accountErrors.signInAgain()
        return
      }
      const { id: personId, role, email, passwordHash } = person
      const target = { personId, role, email, deviceId: session.deviceId }
      if (!(await guesses.check(target, () => matchesPassword(password, passwordHash))))
        throw accountErrors.wrongCredentials()
    },
  }
}
