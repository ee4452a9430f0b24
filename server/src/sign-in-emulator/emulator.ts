import files from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { ApiError } from '../platform/http/errors'
import { named } from '../platform/http/named'
import { registerBackendApi } from './backendApi.routes'
import type { EmulatorOptions } from './emulation'
import { registerFrontendApi } from './frontendApi.routes'
import { registerGoogle } from './google.routes'
import { ServiceError } from './serviceError'
import { createStore } from './store'
import { tokenMaker } from './tokens'

/**
 * Registers an emulator of the hosted sign-in service and of Google, for development that needs no keys and
 * no network. Anybody can sign in as anybody, so the configuration never allows it in production
 * (`signInProblems`).
 */
export async function registerSignInEmulator(app: FastifyInstance, options: EmulatorOptions) {
  const clock = options.clock ?? (() => new Date())
  const emulation = { ...options, store: createStore(clock), tokens: tokenMaker(clock) }
  const plugin = async (emulator: FastifyInstance) => {
    readForms(emulator)
    emulator.addHook('onRoute', (route) => void (route.schema = { ...route.schema, hide: true }))
    emulator.setErrorHandler<FastifyError | ApiError | ServiceError>((error, request, reply) => {
      const failure = inVendorsShape(error)
      if (failure.statusCode >= 500) request.log.error({ err: error }, 'sign-in emulator failed')
      return reply.status(failure.statusCode).send(failure.body())
    })
    registerFrontendApi(emulator, emulation)
    registerGoogle(emulator, emulation)
    const backend = async (api: FastifyInstance) => registerBackendApi(api, emulation)
    await emulator.register(named('sign-in emulator: backend', backend), { prefix: '/api' })
    await registerSdkFiles(emulator)
  }
  await app.register(named('sign-in emulator', plugin), { prefix: options.path })
}

/** Converts errors of the server and the framework to the vendor's format. */
function inVendorsShape(error: FastifyError | ApiError | ServiceError): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof ApiError) return new ServiceError(error.status, error.code, error.message)
  return new ServiceError(error.statusCode ?? 500, 'internal_error', 'This failed.')
}

function readForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

const resolveFile = createRequire(import.meta.url).resolve

/** Serves the browser SDK from the installed package, at the vendor's paths. */
async function registerSdkFiles(app: FastifyInstance) {
  await app.register(files, {
    root: dirname(resolveFile('@clerk/clerk-js')),
    prefix: '/npm/@clerk/clerk-js@6/dist/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.setHeader('cache-control', 'no-cache'),
  })
}
