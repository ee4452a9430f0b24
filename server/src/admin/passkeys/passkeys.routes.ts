import {
  confirmOptions,
  confirmPasskey,
  getOperator,
  registerPasskey,
  registrationOptions,
  signIn,
  signInOptions,
  signOut,
} from '@mentor-connect/contract/admin/passkeys'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../../operator/audit.repo'
import { PASSKEYS_NEEDED } from '../../operator/operators.repo'
import { serve } from '../../platform/http/serve'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import type { AdmittedOperator } from './operatorSessions.repo'
import type { OperatorSessions } from './operatorSessions.service'
import type { PasskeyService } from './passkeys.service'

interface Dependencies extends AdminDependencies {
  passkeys: PasskeyService
  sessions: OperatorSessions
}

export function registerPasskeyRoutes(app: FastifyInstance, { db, clock, passkeys, sessions }: Dependencies) {
  const audit = ({ id, email }: AdmittedOperator, act: string) =>
    recordAudit(db, { operator: email, operatorId: id, clock }, { act, target: id })

  serve(app, registrationOptions, async ({ body }) => ({
    data: await passkeys.registrationOptions(body.invitation),
  }))

  serve(app, registerPasskey, async ({ body }, { request, reply }) => {
    const registered = await passkeys.register(body.invitation, body.credential)
    if (registered.passkeys >= PASSKEYS_NEEDED)
      await audit(await sessions.open(registered.operatorId, request, reply), 'operator register')
    return { data: { passkeys: registered.passkeys, needed: PASSKEYS_NEEDED } }
  })

  serve(app, signInOptions, async () => ({ data: { options: await passkeys.signInOptions() } }))

  serve(app, signIn, async ({ body }, { request, reply }) => {
    const operator = await sessions.open(await passkeys.verify(body.credential), request, reply)
    await audit(operator, 'operator sign-in')
    return { data: operator }
  })

  serveOperator(app, getOperator, async (_, { operator }) => ({ data: operator }))

  serveOperator(app, confirmOptions, async (_, { operator }) => ({
    data: { options: await passkeys.confirmOptions(operator.id) },
  }))

  serveOperator(app, confirmPasskey, async ({ body }, { operator }) => {
    await passkeys.verify(body.credential, operator.id)
    return { data: await sessions.confirm(operator) }
  })

  serveOperator(app, signOut, async (_, { operator, reply }) => {
    await sessions.end(operator, reply)
    return { data: {} }
  })
}
