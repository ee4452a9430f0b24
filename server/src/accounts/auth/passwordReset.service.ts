import { PASSWORD_RESET_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { errors } from '../../platform/http/errors'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hashPassword } from '../passwords/hashing'
import { requireStrongPassword } from '../passwords/strongPassword'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { deleteSessionsOf } from '../session/sessions.repo'
import { changePassword, deleteEmailChange, deleteResets, lockAccount } from '../people/credentials.repo'
import { findAccount } from './accounts.repo'
import { passwordResetMail, resetMail } from './passwordReset.mails'
import { countResetRequest, findLiveReset, hourOf, insertReset, takeReset } from './passwordResets.repo'
import type { Claim } from './signups.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'mails'>

/** Resets forgotten passwords. Only a mailed link counts as proof that a person owns an address. */
export function passwordResetService({ db, clock, mails }: Dependencies) {
  return {
    /**
     * Requests a link. The response is the same for every address. For an address without an account, the mail
     * is queued as already expired and never sent.
     */
    async request(claim: Claim): Promise<void> {
      const now = clock()
      if (!(await countResetRequest(db, claim, hourOf(now.toISOString())))) throw errors.rateLimited()
      const account = await findAccount(db, claim.role, claim.email)
      const token = newSecret()
      const reset = { token_hash: hashSecret(token), ...claim }
      const runsOut = new Date(now.getTime() + PASSWORD_RESET_LIFETIME_MS)
      // The token is in the fragment, which browsers never send to a server, so that it is never logged.
      const mail = resetMail(
        { email: claim.email, language: account?.language ?? null },
        `/reset-password#${token}`,
      )
      await db.transaction().execute(async (tx) => {
        await insertReset(tx, { ...reset, expires_at: runsOut.toISOString() })
        const key = `password-reset:${reset.token_hash}`
        await mails.enqueue(tx, { key, mail, personId: account?.id, expiresAt: account ? runsOut : now })
      })
    },

    /** Sets a new password and returns the account that it belongs to. */
    async reset(token: string, password: string): Promise<Claim & { personId: string }> {
      const tokenHash = hashSecret(token)
      const live = await findLiveReset(db, tokenHash, clock().toISOString())
      if (!live) throw accountErrors.resetLinkInvalid()
      const owner = await findAccount(db, live.role, live.email)
      await requireStrongPassword(password, { name: owner?.name ?? '', email: live.email })
      const passwordHash = await hashPassword(password)
      return db.transaction().execute(async (tx) => {
        const now = clock().toISOString()
        if (owner) await lockAccount(tx, live.role, owner.id)
        const taken = await takeReset(tx, tokenHash, now)
        const account = taken && (await findAccount(tx, taken.role, taken.email))
        if (!account) throw accountErrors.resetLinkInvalid()
        await changePassword(tx, taken.role, { id: account.id, passwordHash, now })
        await deleteSessionsOf(tx, account.id)
        await forgetDevicesOf(tx, account.id)
        await deleteResets(tx, taken)
        // An intruder may have requested the pending change of address.
        await deleteEmailChange(tx, account.id)
        const mail = passwordResetMail({ email: taken.email, language: account.language }, taken.role)
        await mails.enqueue(tx, { key: `password-changed:${tokenHash}`, mail, personId: account.id })
        return { ...taken, personId: account.id }
      })
    },
  }
}
