import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { accountErrors } from '../accountErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { PasswordGuesses } from '../passwords/guesses.service'
import { matchesPassword } from '../passwords/hashing'
import { hashSecret } from '../../platform/keys/secrets'
import { deleteSignups } from '../people/credentials.repo'
import { createAccount, type ProvenSignUp } from './createAccount'
import { forgottenBefore } from './otp'
import { findSignUpLink, takeSignUpLink } from './signUpLinks.repo'
import { findSignups, type Claim, type Signup } from './signups.repo'

export type SignUpLinks = ReturnType<typeof signUpLinks>

/**
 * The link in a sign-up mail proves that the person owns the address, on any device and after any number of
 * wrong codes. It does not prove that this person started the sign-up. So the password is needed as well, and
 * nobody confirms a stranger's sign-up.
 */
export function signUpLinks({
  db,
  clock,
  mails,
  config,
  guesses,
}: Pick<ApiDependencies, 'db' | 'clock' | 'mails' | 'config'> & { guesses: PasswordGuesses }) {
  /**
   * Returns the address and the role to which the token belongs.
   *
   * @throws ApiError `sign_up_link_invalid`
   */
  async function find(token: string): Promise<Claim> {
    const claim = await findSignUpLink(db, hashSecret(token), clock().toISOString())
    if (!claim) throw accountErrors.signUpLinkInvalid()
    return claim
  }

  /**
   * Compares the passwords one after the other. The timing may tell the holder of the link how many sign-ups
   * are pending.
   */
  async function withPassword(signups: Signup[], password: string): Promise<Signup | undefined> {
    for (const signup of signups) if (await matchesPassword(password, signup.password_hash)) return signup
    return undefined
  }

  async function create(tx: Database, token: string, signUp: ProvenSignUp): Promise<string> {
    const now = clock().toISOString()
    const claim = await takeSignUpLink(tx, hashSecret(token), now)
    if (!claim || claim.email !== signUp.email || claim.role !== signUp.role)
      throw accountErrors.signUpLinkInvalid()
    const personId = await createAccount({ tx, mails, config }, signUp, now)
    await deleteSignups(tx, claim)
    return personId
  }

  /**
   * Uses up the link and creates the account in one transaction. Returns the id of the new account.
   *
   * @throws ApiError `sign_up_link_invalid`
   */
  const createInOne = (token: string, signUp: ProvenSignUp) =>
    db
      .transaction()
      .execute((tx) => create(tx, token, signUp))
      .catch((error: unknown) => {
        // The address was verified in the meantime, with a code or through Google.
        throw isUniqueViolation(error) ? accountErrors.signUpLinkInvalid() : error
      })

  return {
    find,

    /** Creates the account of the pending sign-up that has this password. `personId` is the id of the account. */
    async confirm(token: string, password: string): Promise<Claim & { personId: string }> {
      const claim = await find(token)
      const signups = await findSignups(db, claim, forgottenBefore(clock()))
      let signup: Signup | undefined
      const isRight = await guesses.checkLink(hashSecret(token), async () => {
        signup = await withPassword(signups, password)
        return signup !== undefined
      })
      if (!isRight || !signup) throw accountErrors.wrongCredentials()
      return { ...claim, personId: await createInOne(token, signup) }
    },

    /** Creates the account of a new sign-up that starts from the link. No pending sign-up is needed. */
    createAccount: createInOne,
  }
}
