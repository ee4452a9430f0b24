import { randomUUID } from 'node:crypto'
import type { Instant, Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { giveFileTo } from '../../kernel/files/files.repo'
import { recordConsent } from '../people/consents.repo'
import { insertLearner } from './accounts.repo'
import { applicationReceivedMail } from './application.mails'
import { insertMentor } from './mentorAccounts.repo'
import { readApplication } from './mentorApplication'
import type { Answers, Signup } from './signups.repo'

/** A sign-up whose address is verified. */
export type ProvenSignUp = Pick<Signup, 'email' | 'role'> & Answers

/**
 * Creates the account of a verified sign-up and returns its id. A mentor also gets a mail that confirms the
 * application.
 */
export async function createAccount(
  { tx, mails, config }: Pick<ApiDependencies, 'mails' | 'config'> & { tx: Database },
  signup: ProvenSignUp,
  now: Instant,
): Promise<string> {
  const { email, name, password_hash: passwordHash, language } = signup
  const person = { id: randomUUID(), email, name, passwordHash, language, now }
  const application = readApplication(signup.application)
  if (application) {
    await insertMentor(tx, { ...person, application })
    if (application.profile) await giveFileTo(tx, application.profile, person.id)
    const mail = applicationReceivedMail(person, config.supportEmail)
    await mails.enqueue(tx, { key: `application-received:${person.id}`, mail, personId: person.id })
  }
  if (!application)
    await insertLearner(tx, {
      ...person,
      birthYear: signup.birth_year,
      certificateName: signup.certificate_name,
    })
  await recordConsent(tx, person.id, signup)
  return person.id
}
