import type { OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import type { RegisteredCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import { PASSKEYS_MAX } from '@mentor-connect/contract/rules/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Database } from '../../kernel/database/schema'
import type { NewPasskey } from '../../platform/passkeys/relyingParty'
import { passkeyInvalid } from '../../platform/passkeys/relyingParty'
import { lockAccount } from '../people/credentials.repo'
import type { Person } from '../people/person.repo'
import { browserNameOf } from '../session/browserName'
import { deviceIn } from '../session/deviceWords'
import { findSecondFactor } from '../session/secondSteps.repo'
import { challenges } from './challenges'
import { passkeyConflict } from './passkeyConflict'
import { passkeyAddedMail, passkeyRemovedMail } from './passkeys.mails'
import { deletePasskey, insertPasskey, passkeysOf } from './passkeys.repo'
import { countCodesLeft } from './secondFactor.repo'
import { peoplesPasskeys } from './shownPasskeys'
import { toStored } from './storedPasskey'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock' | 'mails' | 'logger'>

/** A person's own passkeys. The caller must have verified the owner's identity before any change. */
export function ownPasskeys(dependencies: Dependencies) {
  const { db, clock, mails } = dependencies
  const authenticators = peoplesPasskeys(dependencies)
  const asked = challenges(dependencies)
  const registration = ({ id }: Person) => ({ purpose: 'register' as const, person_id: id })

  /**
   * Lists the passkeys of a locked account.
   *
   * @throws ApiError `edit_conflict` if the account already has the maximum number of passkeys
   */
  async function requirePlace(tx: Database, { id }: Person) {
    const present = await passkeysOf(tx, id)
    if (present.length >= PASSKEYS_MAX) throw passkeyConflict('passkeys_full')
    return present
  }

  async function insert(person: Person, name: string, { isSynced, id, ...passkey }: NewPasskey) {
    const now = clock()
    await db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, person.role, person.id))) throw errors.unauthenticated()
      await requirePlace(tx, person)
      await insertPasskey(tx, {
        ...passkey,
        id: randomUUID(),
        credential_id: id,
        person_id: person.id,
        role: person.role,
        name,
        is_synced: isSynced ? 1 : 0,
        created_at: now.toISOString(),
        last_used_at: null,
      })
      const mail = passkeyAddedMail(person, { name, at: now })
      await mails.enqueue(tx, { key: `passkey-added:${randomUUID()}`, mail, personId: person.id })
    })
  }

  return {
    async state({ id }: Person): Promise<Pick<OwnPasskeys, 'passkeys' | 'secondFactor'>> {
      const factor = await findSecondFactor(db, id)
      return {
        passkeys: (await passkeysOf(db, id)).map((passkey) => ({
          _id: passkey.id,
          name: passkey.name,
          createdAt: passkey.created_at,
          lastUsedAt: passkey.last_used_at,
          isSynced: passkey.is_synced === 1,
        })),
        secondFactor: {
          isOn: factor !== undefined,
          endsAt: factor?.ends_at ?? null,
          codesLeft: await countCodesLeft(db, id),
        },
      }
    },

    async options(person: Person, request: FastifyRequest, reply: FastifyReply) {
      const present = await requirePlace(db, person)
      // One person may have two accounts with the same address in different roles, so the name shows the role
      // of a mentor.
      const name = person.role === 'mentor' ? `${person.email} (mentor)` : person.email
      const options = await authenticators.registrationOptions({ id: person.id, name }, present.map(toStored))
      await asked.keep(options.challenge, registration(person), request, reply)
      return options
    },

    /**
     * Adds a passkey.
     *
     * @param name name of the passkey; if empty, the name of the browser is used
     */
    async add(person: Person, credential: RegisteredCredential, name: string, request: FastifyRequest) {
      const issued = asked.issued(registration(person), request)
      const passkey = await authenticators.verifyRegistration(credential, issued)
      const browser = browserNameOf(request.headers['user-agent'])
      await insert(person, name || deviceIn[person.language ?? 'en'](browser), passkey).catch(
        (error: unknown) => {
          // A genuine authenticator never reuses the id of another passkey.
          throw isUniqueViolation(error) ? passkeyInvalid(error) : error
        },
      )
    },

    async remove(person: Person, passkeyId: string) {
      const now = clock()
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, person.role, person.id)
        const present = await passkeysOf(tx, person.id)
        const passkey = present.find(({ id }) => id === passkeyId)
        if (!passkey) return
        if (present.length === 1 && (await findSecondFactor(tx, person.id)))
          throw passkeyConflict('last_passkey')
        await deletePasskey(tx, passkey, now)
        const mail = passkeyRemovedMail(person, { name: passkey.name, at: now })
        await mails.enqueue(tx, { key: `passkey-removed:${passkey.id}`, mail, personId: person.id })
      })
    },
  }
}
