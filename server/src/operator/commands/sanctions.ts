import type { Role } from '@mentor-connect/contract/api/people'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Person } from '../../api/people/person.repo'
import type { ApiDatabase } from '../../api/database/schema'
import { FORGOTTEN_PATHS, LOGIN_PATHS } from '../../api/people/sitePaths'
import { deleteSuspension, insertSuspension } from '../../api/people/suspensions.repo'
import { recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { deleteSessionsOf } from '../../api/session/sessions.repo'
import type { Mail } from '../../platform/mail/mailer'
import { recordAudit } from '../audit.repo'
import type { Command, OperatorContext } from '../command'
import { personOf, roleOption } from '../personOf'
import { reinstatedMail, sessionsEndedMail, suspendedMail } from '../sanctions.mails'
import { tell } from '../tell'

type Tx = Kysely<ApiDatabase>

export const sanctionCommands: Command[] = [
  {
    name: 'users suspend',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about: 'suspends a person at once, also in chat; the person sees the reason by mail and at log-in',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = String(options['reason']).trim()
      const { supportEmail } = context.config
      const mail = suspendedMail(person, { reason, supportEmail, loginUrl: loginUrl(context, person.role) })
      const outcome = await act(context, person, {
        ...{ act: 'users suspend', reason, mail, permanent: 'account-suspended' },
        change: (tx, now) => insertSuspension(tx, { person, reason, now }),
      })
      return answer(person, { suspended: true }, outcome ? `is suspended ${outcome}` : 'is suspended already')
    },
  },
  {
    name: 'users restore',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about: 'lifts a suspension and notifies the person; the reason is recorded in the audit',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = String(options['reason']).trim()
      const { supportEmail } = context.config
      const mail = reinstatedMail(person, { supportEmail, loginUrl: loginUrl(context, person.role) })
      const outcome = await act(context, person, {
        ...{ act: 'users restore', reason, mail, permanent: 'account-reinstated' },
        change: (tx, now) => deleteSuspension(tx, person.id, now),
      })
      return answer(
        person,
        { suspended: false },
        outcome ? `has access again ${outcome}` : 'is not suspended',
      )
    },
  },
  {
    name: 'sessions end',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    about: 'logs a person out on every device and notifies the person what to do next',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const { supportEmail, siteUrl } = context.config
      const mail = sessionsEndedMail(person, {
        supportEmail,
        loginUrl: loginUrl(context, person.role),
        passwordUrl: siteUrl + FORGOTTEN_PATHS[person.role],
      })
      const reason = typeof options['reason'] === 'string' ? options['reason'].trim() : undefined
      const outcome = await act(context, person, {
        ...{ act: 'sessions end', reason, mail },
        change: async (tx) => deleteSessionsOf(tx, person.id).then(() => true),
      })
      return answer(person, { ended: true }, `is logged out everywhere ${outcome}`)
    },
  },
]

interface Sanction {
  act: string
  reason: string | undefined
  mail: Mail
  /** The journal entry for an action that a restored backup must not undo. */
  permanent?: 'account-suspended' | 'account-reinstated'
  /** Returns false if there was nothing to change: then nothing is recorded and no mail is sent. */
  change: (tx: Tx, now: string) => Promise<boolean>
}

/** Returns the outcome of the call to chat and of the mail; undefined if there was nothing to change. */
async function act(
  context: OperatorContext,
  person: Person,
  sanction: Sanction,
): Promise<string | undefined> {
  const { db, mails, clock } = context
  const { mail, change, permanent, ...kept } = sanction
  const queued = await db.transaction().execute(async (tx) => {
    if (!(await change(tx, clock().toISOString()))) return undefined
    await recordAudit(tx, context, { ...kept, target: person.id })
    if (permanent)
      await recordForRestore(tx, { kind: permanent, subject: person.id, role: person.role }, clock())
    return mails.reserve(tx, { key: `${kept.act}:${randomUUID()}`, mail, personId: person.id })
  })
  if (!queued) return undefined
  const chat = await context.tellChat()
  return `(${chat}) and ${await tell(context, queued)}`
}

function loginUrl({ config }: OperatorContext, role: Role) {
  return config.siteUrl + LOGIN_PATHS[role]
}

const answer = ({ id, email }: Person, state: object, sentence: string) => ({
  json: { id, ...state },
  text: `${email} ${sentence}.`,
})
