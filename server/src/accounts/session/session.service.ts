import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { issueBearer } from '../../platform/keys/bearer'
import type { ApiDependencies } from '../../kernel/dependencies'
import { noteAccountUse } from '../people/accountUse.repo'
import { browserNameOf } from './browserName'
import { cookiesOf, SESSION_COOKIE } from './cookies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { knownDevices } from './knownDevices.service'
import { secondSteps } from './secondSteps.service'
import { sessionReader } from './sessionReader'
import { sessionTimes } from './sessionLifetimes'
import { deleteSessions, insertSession } from './sessions.repo'
import { tellOfNewDevice } from './tellOfNewDevice'

/** Opens, reads and ends sessions. */
export type SessionService = ReturnType<typeof sessionService>

type Dependencies = Pick<ApiDependencies, 'db' | 'keys' | 'config' | 'clock' | 'mails' | 'logger'>

interface Person {
  personId: string
  role: Role
}

export function sessionService(dependencies: Dependencies) {
  const { db, keys, config, clock } = dependencies
  const cookies = cookiesOf(config.apiUrl)
  const devices = knownDevices(dependencies)
  const steps = secondSteps({ ...dependencies, devices })
  const lifetimes = sessionTimes(config)
  const { find, findById, current } = sessionReader(dependencies)

  /**
   * Issues a bearer token.
   *
   * @throws account_suspended for a suspended person, who gets no token
   */
  async function bearerFor(session: Session): Promise<string> {
    if (session.restriction === 'account_suspended') throw errors.accountSuspended()
    const claims = { ...session, restriction: session.chatRestriction }
    return issueBearer(keys, claims, { issuer: config.apiUrl, now: clock() })
  }

  /** Creates a session and its cookie. */
  async function begin(
    { person, deviceId, createdAt, expiresAt, provedAt }: NewSession,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Session> {
    const secret = newSecret()
    const session = { ...person, sessionId: hashSecret(secret), deviceId }
    await insertSession(db, {
      id_hash: session.sessionId,
      person_id: person.personId,
      role: person.role,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      last_used_at: clock().toISOString(),
      device_id: deviceId,
      proved_at: provedAt ?? null,
      ...browserNameOf(request.headers['user-agent']),
    })
    await noteAccountUse(db, person, clock().toISOString())
    cookies.keep(reply, SESSION_COOKIE, secret, expiresAt.getTime() - clock().getTime())
    return session
  }

  /**
   * Opens a session, which replaces the previous one of the browser, and returns a bearer token. The owner is
   * notified by mail if the account does not know the browser.
   *
   * @param proof proof with which the person has logged in; anything but a passkey or a recovery code counts
   * as a password
   * @throws ApiError with the reason `second_factor_needed` if a password is not enough
   * @throws account_suspended for a suspended person, whose session is open nevertheless and may use
   * endpoints marked `whileRestricted`
   */
  async function open(
    person: Person,
    request: FastifyRequest,
    reply: FastifyReply,
    proof: 'password' | 'passkey' | 'recovery-code' = 'password',
  ): Promise<string> {
    if (proof === 'password') await steps.requireNone(person, request, reply)
    await steps.end(request, reply)
    await end(request, reply)
    const device = await devices.remember(person.personId, request, reply)
    const createdAt = clock()
    const expiresAt = lifetimes.expiryOf(createdAt)
    const times = { createdAt, expiresAt, provedAt: proof === 'passkey' ? createdAt.toISOString() : null }
    const session = await begin({ person, deviceId: device.id, ...times }, request, reply)
    if (device.isNews) await tellOfNewDevice(dependencies, person, device.id, request)
    return bearerFor((await findById(session.sessionId)) ?? session)
  }

  /**
   * Replaces the secret of this browser's session, which invalidates the old one. Returns a bearer token.
   * @throws unauthenticated if the session has ended in the meantime
   */
  async function renew(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const session = await find(request)
    if (!session) throw errors.unauthenticated()
    const { personId, role, deviceId = null } = session
    const times = { createdAt: new Date(session.createdAt), expiresAt: new Date(session.expiresAt) }
    const renewed = await begin({ person: { personId, role }, deviceId, ...times }, request, reply)
    await deleteSessions(db, [session.sessionId])
    return bearerFor((await findById(renewed.sessionId)) ?? renewed)
  }

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const session = await find(request)
    const cookie = cookies.read(request, SESSION_COOKIE)
    await deleteSessions(db, [
      ...(session ? [session.sessionId] : []),
      ...(cookie ? [hashSecret(cookie)] : []),
    ])
    cookies.clear(reply, SESSION_COOKIE)
  }

  return { current, bearerFor, open, renew, end, devices, steps }
}

interface NewSession {
  person: Person
  deviceId: string | null
  createdAt: Date
  expiresAt: Date
  /** The time at which the person opened the session with a passkey; null if another proof was used. */
  provedAt?: string | null
}
