import multipart from '@fastify/multipart'
import { bodyOfFields } from '@mentor-connect/contract/api/multipart'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyLimitOf } from '../bodyLimit'
import { requireAcceptable } from '../validation/acceptableInput'
import { formWithoutFiles, receiveForm, type ReceivedForm, type Uploads } from './receiveForm'

declare module 'fastify' {
  interface FastifyInstance {
    uploadDir: string
  }
}

const received = new WeakMap<FastifyRequest, ReceivedForm>()

/**
 * Lets endpoints with `files` accept multipart/form-data. Temporary files are removed before the response is
 * sent.
 */
export async function registerMultipart(app: FastifyInstance, uploadDir: string) {
  app.decorate('uploadDir', uploadDir)
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onSend', async (request) => received.get(request)?.discard())
}

/**
 * Uses the text fields as the request body, so that they are validated. A request that has no files may also
 * be sent as JSON.
 */
export async function receiveMultipart(request: FastifyRequest, endpoint: AnyEndpoint) {
  if (!request.isMultipart()) {
    received.set(request, formWithoutFiles(endpoint.files))
    return
  }
  const form = await receiveForm(request, endpoint.files, request.server.uploadDir, bodyLimitOf(endpoint))
  received.set(request, form)
  request.body = bodyOfFields(endpoint.body, form.fields)
  requireAcceptable(request.body, 'body')
}

export function uploadsOf(request: FastifyRequest): Uploads {
  return received.get(request)?.uploads ?? {}
}
