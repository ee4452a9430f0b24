import { MINUTE_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import { cookiesOf, OPERATOR_COOKIE } from '../../accounts/session/cookies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { ApiError, errors } from '../../platform/http/errors'
import {
  deleteOldOperatorSessions,
  deleteOperatorSession,
  findOperatorSession,
  insertOperatorSession,
  noteConfirmation,
  noteOperatorSessionUse,
  type AdmittedOperator,
} from './operatorSessions.repo'

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling operator. It is set for every endpoint with access `operator`. */
    operator: AdmittedOperator | null
  }
}

const IDLE_MS = 30 * MINUTE_MS
const LIFETIME_MS = 12 * HOUR_MS
/** Time in ms after the use of a passkey during which critical actions are allowed. */
const FRESH_MS = 5 * MINUTE_MS

interface Dependencies {
  db: Database
  adminUrl: string
  clock: () => Date
}

export type OperatorSessions = ReturnType<typeof operatorSessions>

/** Opens, reads and ends sessions of operators. */
export function operatorSessions({ db, adminUrl, clock }: Dependencies) {
  const cookies = cookiesOf(adminUrl)
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString()

  async function find(request: FastifyRequest): Promise<AdmittedOperator | undefined> {
    const secret = cookies.read(request, OPERATOR_COOKIE)
    if (!secret) return undefined
    const since = { usedAfter: ago(IDLE_MS), openedAfter: ago(LIFETIME_MS) }
    const operator = await findOperatorSession(db, hashSecret(secret), since)
    if (operator && operator.lastUsedAt < ago(MINUTE_MS))
      await noteOperatorSessionUse(db, operator.sessionId, clock().toISOString())
    return operator
  }

  return {
    /** Admits an operator to an endpoint with access `operator`, and sets `request.operator`. */
    async admit(request: FastifyRequest): Promise<void> {
      const operator = await find(request)
      if (!operator) throw errors.unauthenticated()
      const allowed = request.routeOptions.config.endpoint?.operators
      if (!allowed || (operator.role !== 'owner' && !allowed.roles.includes(operator.role)))
        throw errors.forbidden()
      if (allowed.freshPasskey && operator.passkeyUsedAt <= ago(FRESH_MS)) throw passkeyNeeded()
      request.operator = operator
    },

    async open(operatorId: string, request: FastifyRequest, reply: FastifyReply): Promise<AdmittedOperator> {
      await deleteOldOperatorSessions(db, ago(IDLE_MS))
      const before = cookies.read(request, OPERATOR_COOKIE)
      if (before) await deleteOperatorSession(db, hashSecret(before))
      const secret = newSecret()
      const idHash = hashSecret(secret)
      await insertOperatorSession(db, { idHash, operatorId, now: clock().toISOString() })
      cookies.keep(reply, OPERATOR_COOKIE, secret, LIFETIME_MS)
      const opened = await findOperatorSession(db, idHash, { usedAfter: '', openedAfter: '' })
      if (!opened) throw errors.unauthenticated()
      return opened
    },

    async confirm(operator: AdmittedOperator): Promise<AdmittedOperator> {
      const passkeyUsedAt = clock().toISOString()
      await noteConfirmation(db, operator.sessionId, passkeyUsedAt)
      return { ...operator, passkeyUsedAt }
    },

    async end(operator: AdmittedOperator, reply: FastifyReply): Promise<void> {
      await deleteOperatorSession(db, operator.sessionId)
      cookies.clear(reply, OPERATOR_COOKIE)
    },
  }
}

const passkeyNeeded = () =>
  new ApiError(403, 'forbidden', 'Show your passkey again to do this.', undefined, {
    reason: 'passkey_needed',
  })
