import { createHmac } from 'node:crypto'
import { networkOf } from '../../platform/http/clientAddress'
import { accountErrors } from '../accountErrors'
import type { Job } from '../../platform/jobs/jobs.repo'
import type { MailContent } from '../../platform/mail/mailContent'
import type { Database } from '../../kernel/database/schema'
import type { SignUpLinksTable } from '../../kernel/database/signInTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { hashOtp, unmatchableHash } from '../passwords/codes'
import { findAccount } from './accounts.repo'
import { alreadyRegisteredMail, codeMail } from './auth.mails'
import { newOtp, otpTimes, SIGNUP_LIFETIME_MS } from './otp'
import { hourOf } from './passwordResets.repo'
import { deleteSignUpLink, insertSignUpLink } from './signUpLinks.repo'
import { giveMailBack, takeMail } from './signUpMails.repo'
import type { Answers, Claim, NewCode } from './signups.repo'

/** A code and a link, in the form that is stored and in the form that is mailed. */
export interface CodeMail {
  claim: Claim
  code: NewCode
  link: SignUpLinksTable
  mail: MailContent
}

/** A mail that is stored and counted, and still has to be sent. */
export interface QueuedCodeMail {
  job: Job
  /** Deletes the stored link and undoes the count. */
  takeBack: (tx: Database) => Promise<void>
}

export type SignUpMails = ReturnType<typeof signUpMails>

/**
 * Mails with the code and the link of a sign-up. A link works for every pending sign-up of its address, so one
 * mail is enough.
 */
export function signUpMails({
  db,
  mails,
  keys,
  clock,
}: Pick<ApiDependencies, 'db' | 'mails' | 'keys' | 'clock'>) {
  const otpKey = keys.secretFor('otp')
  const requesterKey = keys.secretFor('sign-up-requester')

  return {
    /** The key that mails are counted by: a one-way hash of the client's network. */
    requesterOf: (address: string) =>
      createHmac('sha256', requesterKey).update(networkOf(address)).digest('base64url'),

    /**
     * Writes the mail. If the address already has an account, the stored code never matches and the stored link
     * is never sent.
     */
    async write({ email, role, language }: Claim & Pick<Answers, 'language'>): Promise<CodeMail> {
      const claim = { email, role }
      const account = await findAccount(db, role, email)
      const isTaken = account !== undefined
      const otp = newOtp()
      const token = newSecret()
      const expiresAt = new Date(clock().getTime() + SIGNUP_LIFETIME_MS).toISOString()
      return {
        claim,
        code: { otp_hash: isTaken ? unmatchableHash(otpKey) : hashOtp(otp, otpKey), ...otpTimes(clock()) },
        link: { token_hash: hashSecret(isTaken ? newSecret() : token), ...claim, expires_at: expiresAt },
        mail: isTaken
          ? alreadyRegisteredMail({ email, language: account.language ?? language }, role)
          : // The token is in the fragment: it is never logged, and link scanners cannot trigger anything.
            codeMail({ email, language }, otp, `/confirm-sign-up#${token}`),
      }
    },

    /**
     * Stores and counts the mail, in the transaction that stores the code. Returns undefined if the hourly
     * limit is reached.
     */
    async post(
      tx: Database,
      signupId: string,
      { claim, link, mail }: CodeMail,
      requester: string,
    ): Promise<QueuedCodeMail | undefined> {
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
     * Sends the mail. Call it after the transaction has committed.
     *
     * @throws ApiError `mail_failed` if the mail server refused it: then everything is undone, and the person
     * may try again at once
     */
    async deliver({ job, takeBack }: QueuedCodeMail, undoCode: (tx: Database) => Promise<unknown>) {
      const undo = async (tx: Database) => {
        await takeBack(tx)
        await undoCode(tx)
      }
      await mails.deliver(job, undo).catch((cause: unknown) => {
        throw accountErrors.mailFailed(cause)
      })
    },
  }
}
