import { PASSWORD_RESET_LIFETIME_MS } from '@mentor-connect/shared/contracts/limits'
import { errors } from '../../platform/http/errors'
import type { Mail } from '../../platform/mail/mailer'
import type { ApiDependencies } from '../dependencies'
import { hashSecret, newSecret } from '../session/cookies'
import { deleteSessionsOf } from '../session/sessions.repo'
import { changePassword, findAccount } from './accounts.repo'
import { passwordChangedMail, resetMail } from './passwordReset.mails'
import { hashPassword, isCommonPassword } from './passwords'
import {
  countResetRequest,
  deleteResets,
  hourOf,
  insertReset,
  isLiveReset,
  takeReset,
} from './passwordResets.repo'
import type { Claim } from './signups.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock'>

/** The mail that goes out after the answer, if any. */
type Outcome<More = object> = More & { mail: Mail | undefined }

/** Forgotten passwords: a mailed link proves the address, and nothing else does. */
export function passwordResetService({ db, config, clock }: Dependencies) {
  return {
    /** Does the same for every address; only whether there is a mail differs. */
    async request(claim: Claim): Promise<Outcome> {
      const now = clock().toISOString()
      if (!(await countResetRequest(db, claim, hourOf(now)))) throw errors.rateLimited()
      const account = await findAccount(db, claim.role, claim.email)
      const token = newSecret()
      const expiresAt = new Date(clock().getTime() + PASSWORD_RESET_LIFETIME_MS).toISOString()
      await insertReset(db, { token_hash: hashSecret(token), ...claim, expires_at: expiresAt })
      // Behind `#` the token reaches no log and no other site.
      const link = `${config.siteUrl}/reset-password#${token}`
      return { mail: account && resetMail(claim.email, link) }
    },

    /** Answers whose password it was. */
    async reset(token: string, password: string): Promise<Outcome<{ claim: Claim }>> {
      const tokenHash = hashSecret(token)
      if (!(await isLiveReset(db, tokenHash, clock().toISOString()))) throw errors.resetLinkInvalid()
      if (await isCommonPassword(password)) throw errors.weakPassword()
      const passwordHash = await hashPassword(password)
      const claim = await db.transaction().execute(async (tx) => {
        const now = clock().toISOString()
        const taken = await takeReset(tx, tokenHash, now)
        const account = taken && (await findAccount(tx, taken.role, taken.email))
        if (!account) throw errors.resetLinkInvalid()
        await changePassword(tx, taken.role, { id: account.id, passwordHash, now })
        await deleteSessionsOf(tx, account.id)
        await deleteResets(tx, taken)
        return taken
      })
      return { claim, mail: passwordChangedMail(claim.email, `${config.siteUrl}/forgot-password`) }
    },
  }
}
