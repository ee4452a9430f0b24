import type { ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PasskeysTable } from '../../kernel/database/passkeyTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import { passkeyInvalid, relyingParty } from '../../platform/passkeys/relyingParty'
import type { Person } from '../people/person.repo'
import { challenges, LOG_IN } from './challenges'
import { findByCredential, notePasskeyUse, passkeysOf } from './passkeys.repo'
import { setEnd } from './secondFactor.repo'
import { toStored } from './storedPasskey'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock' | 'logger'>

/** Returns the relying party for passkeys of people. They are bound to the host name of the site. */
export const peoplesPasskeys = ({ config, logger }: Pick<Dependencies, 'config' | 'logger'>) =>
  relyingParty({ name: BRAND.en, url: config.siteUrl, ...(logger && { logger }) })

/** Requests passkeys and verifies the responses of authenticators. */
export function shownPasskeys(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const authenticators = peoplesPasskeys(dependencies)
  const asked = challenges(dependencies)
  const proofOf = ({ id }: Pick<Person, 'id'>) => ({ purpose: 'prove' as const, person_id: id })

  /**
   * Verifies the use of a passkey and records it. A scheduled end of the second factor is cancelled, because
   * the person still has a passkey.
   */
  async function verify(
    credential: ShownCredential,
    purpose: Parameters<typeof asked.issued>[0],
    request: FastifyRequest,
  ): Promise<PasskeysTable> {
    const passkey = await findByCredential(db, credential.id)
    const isOwn = !purpose.person_id || passkey?.person_id === purpose.person_id
    if (!passkey || !isOwn) throw passkeyInvalid()
    const issued = asked.issued(purpose, request)
    const used = await authenticators.verifyUse(toStored(passkey), credential, issued)
    if (!(await notePasskeyUse(db, passkey.id, { ...used, now: clock().toISOString() })))
      throw passkeyInvalid()
    await setEnd(db, passkey.person_id, null)
    return passkey
  }

  return {
    /**
     * Returns the options with which the browser requests a passkey.
     *
     * @param personId the person who has entered the password; undefined to accept any person's passkey
     */
    async loginOptions(personId: string | undefined, request: FastifyRequest, reply: FastifyReply) {
      const allowed = personId === undefined ? undefined : (await passkeysOf(db, personId)).map(toStored)
      const options = await authenticators.requestOptions(allowed)
      await asked.keep(options.challenge, LOG_IN, request, reply)
      return options
    },

    /**
     * Verifies a log-in with a passkey.
     *
     * @returns the owner of the passkey
     */
    verifyLogin: (credential: ShownCredential, request: FastifyRequest) =>
      verify(credential, LOG_IN, request),

    async proofOptions(person: Person, request: FastifyRequest, reply: FastifyReply) {
      const options = await authenticators.requestOptions((await passkeysOf(db, person.id)).map(toStored))
      await asked.keep(options.challenge, proofOf(person), request, reply)
      return options
    },

    verifyProof: (person: Person, credential: ShownCredential, request: FastifyRequest) =>
      verify(credential, proofOf(person), request),
  }
}
