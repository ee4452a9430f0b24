import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { networkOf } from '../../platform/http/clientAddress'
import { errors } from '../../platform/http/errors'
import type { Job } from '../../platform/jobs/jobs.repo'
import type { Mail } from '../../platform/mail/mailer'
import type { ApiDatabase } from '../database/schema'
import type { SignUpLinksTable } from '../database/signInTables'
import type { ApiDependencies } from '../dependencies'
import { LOGIN_PATHS } from '../people/sitePaths'
import { hashSecret, newSecret } from '../session/cookies'
import { hashOtp, unmatchableHash } from '../passwords/codes'
import { findAccount } from './accounts.repo'
import { alreadyRegisteredMail, codeMail } from './auth.mails'
import { newOtp, otpTimes, SIGNUP_LIFETIME_MS } from './otp.policy'
import { hourOf } from './passwordResets.repo'
import { deleteSignUpLink, insertSignUpLink } from './signUpLinks.repo'
import { giveMailBack, takeMail } from './signUpMails.repo'
import type { Claim, NewCode } from './signups.repo'

type Database = Kysely<ApiDatabase>

/** A code and a link, as they are stored and as they are mailed. */
export interface CodeLetter {
  claim: Claim
  code: NewCode
  link: SignUpLinksTable
  mail: Mail
}

/** A letter that was stored and counted, and waits to be handed to the mail server. */
export interface PostedLetter {
  job: Job
  /** Undoes that it was stored and counted. */
  takeBack: (tx: Database) => Promise<void>
}

export type SignUpMails = ReturnType<typeof signUpMails>

/**
 * Mails with the code and the link of a sign-up. The link proves the address for whatever sign-up of it is waiting: who
 * has any such mail needs no further one.
 */
export function signUpMails({
  db,
  mails,
  keys,
  config,
  clock,
}: Pick<ApiDependencies, 'db' | 'mails' | 'keys' | 'config' | 'clock'>) {
  const otpKey = keys.secretFor('otp')
  const requesterKey = keys.secretFor('sign-up-requester')

  return {
    /** What mails are counted by: the network that an address belongs to, in a form that cannot be read back. */
    requesterOf: (address: string) =>
      createHmac('sha256', requesterKey).update(networkOf(address)).digest('base64url'),

    /** For an address that has an account already: with a code that no guess matches, and a link that nobody gets. */
    async write({ email, role }: Claim): Promise<CodeLetter> {
      const claim = { email, role }
      const isTaken = (await findAccount(db, claim.role, claim.email)) !== undefined
      const otp = newOtp()
      const token = newSecret()
      const expiresAt = new Date(clock().getTime() + SIGNUP_LIFETIME_MS).toISOString()
      return {
        claim,
        code: { otp_hash: isTaken ? unmatchableHash(otpKey) : hashOtp(otp, otpKey), ...otpTimes(clock()) },
        link: { token_hash: hashSecret(isTaken ? newSecret() : token), ...claim, expires_at: expiresAt },
        mail: isTaken
          ? alreadyRegisteredMail(claim.email, config.siteUrl + LOGIN_PATHS[claim.role])
          : // Behind `#` the token reaches no log, and programs that look at links find nothing to do.
            codeMail(claim.email, otp, `${config.siteUrl}/confirm-sign-up#${token}`),
      }
    },

    /** In the transaction that stores the code. Undefined when the address was sent enough mails in this hour. */
    async post(
      tx: Database,
      signupId: string,
      { claim, link, mail }: CodeLetter,
      requester: string,
    ): Promise<PostedLetter | undefined> {
      const count = { ...claim, requester, hour: hourOf(clock().toISOString()) }
      if (!(await takeMail(tx, count))) return undefined
      await insertSignUpLink(tx, link)
      const expiresAt = new Date(link.expires_at)
      const job = await mails.reserve(tx, { key: `sign-up-code:${signupId}`, mail, expiresAt })
      const takeBack = async (undo: Database) => {
        await deleteSignUpLink(undo, link.token_hash)
        await giveMailBack(undo, count)
      }
      return { job, takeBack }
    },

    /**
     * Hands the letter to the mail server, when the transaction has committed.
     *
     * @throws ApiError `mail_failed` when it did not take it: everything is as before, and the next try may be at once
     */
    async deliver({ job, takeBack }: PostedLetter, undoCode: (tx: Database) => Promise<unknown>) {
      const undo = async (tx: Database) => {
        await takeBack(tx)
        await undoCode(tx)
      }
      await mails.deliver(job, undo).catch((cause: unknown) => {
        throw errors.mailFailed(cause)
      })
    },
  }
}
