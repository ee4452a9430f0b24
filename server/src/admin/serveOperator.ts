import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { OperatorError } from '../operator/command'
import { StateChanged } from '../operator/stateChanged'
import { conflict, errors, type ApiError } from '../platform/http/errors'
import { serve, type Call, type Context, type HandlerResult } from '../platform/http/serve'
import type { AdmittedOperator } from './passkeys/operatorSessions.repo'

interface OperatorCall extends Context {
  operator: AdmittedOperator
}

type OperatorHandler<E extends AnyEndpoint> = (
  call: Call<E>,
  context: OperatorCall,
) => Promise<HandlerResult<E> | FastifyReply>

/** Mounts an endpoint with access `operator`. An error that a command would print becomes the response. */
export function serveOperator<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: OperatorHandler<E>,
) {
  if (endpoint.access !== 'operator') throw new Error(`${endpoint.path} is not for operators.`)
  serve(app, endpoint, async (call, context) => {
    const { operator } = context.request
    if (!operator) throw errors.unauthenticated()
    try {
      return await handler(call, { ...context, operator })
    } catch (error) {
      throw refusalOf(error) ?? error
    }
  })
}

function refusalOf(error: unknown): ApiError | undefined {
  if (!(error instanceof OperatorError)) return undefined
  const reason = error instanceof StateChanged ? 'state_changed' : 'not_possible'
  return conflict(reason, error.message)
}
