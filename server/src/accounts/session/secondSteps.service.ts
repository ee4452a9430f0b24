import { SECOND_FACTOR_NEEDED } from '@mentor-connect/contract/accounts/passkeys'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { ApiError } from '../../platform/http/errors'
import type { KnownDevices } from './knownDevices.service'
import { deleteSecondStep, findSecondFactor, findSecondStep, insertSecondStep } from './secondSteps.repo'
import { SIGN_IN_MS, signInBrowser } from './signInBrowser'

interface Person {
  personId: string
  role: Role
}

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock'> & { devices: KnownDevices }

export type SecondSteps = ReturnType<typeof secondSteps>

/** The second step of a log-in: a passkey or a recovery code after the password, on a device that is not known. */
export function secondSteps({ db, config, clock, devices }: Dependencies) {
  const browser = signInBrowser(config.apiUrl)

  /** True if the person has turned the second factor on. */
  const isAsked = async (personId: string) => (await findSecondFactor(db, personId)) !== undefined

  return {
    isAsked,

    /**
     * Requires that the person has no second factor. Otherwise, this browser may use the second factor within
     * some minutes.
     *
     * @throws ApiError 403 with the reason `second_factor_needed`
     */
    async requireNone({ personId, role }: Person, request: FastifyRequest, reply: FastifyReply) {
      if (!(await isAsked(personId))) return
      if (await devices.find(personId, request)) return
      await insertSecondStep(db, {
        browser_hash: browser.begin(reply),
        person_id: personId,
        role,
        expires_at: new Date(clock().getTime() + SIGN_IN_MS).toISOString(),
      })
      throw secondFactorNeeded()
    },

    /** Returns the person who has completed the first step in this browser; undefined if there is none. */
    find: (request: FastifyRequest) =>
      findSecondStep(db, browser.hashOf(request) ?? '', clock().toISOString()),

    /** Forgets the step of this browser once a session is open. */
    async end(request: FastifyRequest, reply: FastifyReply) {
      const hash = browser.hashOf(request)
      if (!hash) return
      await deleteSecondStep(db, hash)
      browser.end(reply)
    },
  }
}

const secondFactorNeeded = () =>
  new ApiError(
    403,
    'forbidden',
    'This account also needs a passkey or a recovery code on a new device. Load the page again to use one.',
    undefined,
    { reason: SECOND_FACTOR_NEEDED },
  )
