import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import type { Request } from '@mentor-connect/api'
import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { bodyOfFields } from '@mentor-connect/contract/api/multipart'
import { placeOfRead } from '@mentor-connect/contract/site/rendering'
import type { Failure, FailureCode } from '@mentor-connect/contract/api/wire'
import { apiClient } from './apiClient'

interface Received {
  params: Record<string, string>
  query: Record<string, unknown>
  body: never
  /** Files of a multipart request, by field name. */
  files: Record<string, File[]>
}

interface FakeAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

type Behaviour = (received: Received) => FakeAnswer | 'never'

/**
 * Fakes the API at the network boundary, so that tests of screens run all code above it. Tests prepare responses for
 * endpoints of the contracts. A call without a prepared response fails the test with its method and URL.
 */
export class FakeApi {
  private readonly behaviours = new Map<AnyEndpoint, Behaviour>()
  private readonly log: { endpoint: AnyEndpoint; received: Received }[] = []

  constructor() {
    apiClient().defaults.adapter = this.adapter
    globalThis.fetch = this.fetch
  }

  /** Responds with `data`. If it is a function, responds with its result for the request. */
  answers<E extends AnyEndpoint>(
    endpoint: E,
    data: ReplyOf<E> | ((received: Received) => ReplyOf<E>),
    beside: { message?: string } & Record<string, unknown> = {},
  ): this {
    return this.behaves(endpoint, (received) => {
      const given = typeof data === 'function' ? (data as (received: Received) => unknown)(received) : data
      // The service of an area responds with only the data.
      return { status: 200, body: endpoint.send ? given : { message: 'OK', ...beside, data: given } }
    })
  }

  /** Responds with a failure of the given status and code. */
  refuses(
    endpoint: AnyEndpoint,
    status: number,
    code: FailureCode,
    fields?: Record<string, string>,
    {
      retryAfterSeconds,
      ...details
    }: Pick<Failure, 'reason' | 'nextSlots'> & { retryAfterSeconds?: number } = {},
  ): this {
    const body = { message: code, code, fields, ...details }
    const headers = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined
    return this.behaves(endpoint, () => ({ status, body, headers }))
  }

  /** Makes calls fail as they do without a network. */
  isUnreachable(endpoint: AnyEndpoint): this {
    return this.behaves(endpoint, () => ({ status: 0, body: undefined }))
  }

  /** Never responds, so that a test can check the screen while it is waiting. */
  neverAnswers(endpoint: AnyEndpoint): this {
    return this.behaves(endpoint, () => 'never')
  }

  /** The requests that an endpoint received, in order. */
  received<E extends AnyEndpoint>(
    endpoint: E,
  ): (Pick<Request<E>, 'params' | 'query' | 'body'> & Pick<Received, 'files'>)[] {
    return this.log.filter((entry) => entry.endpoint === endpoint).map((entry) => entry.received as never)
  }

  private behaves(endpoint: AnyEndpoint, behaviour: Behaviour): this {
    this.behaviours.set(endpoint, behaviour)
    return this
  }

  private readonly adapter: AxiosAdapter = async (config) => {
    for (const [endpoint, behaviour] of this.behaviours) {
      const params = match(endpoint, config)
      if (!params) continue
      const received = { params, query: config.params ?? {}, ...parse(endpoint, config.data) } as Received
      config.onUploadProgress?.({ loaded: 1, total: 1, bytes: 1, lengthComputable: true })
      this.log.push({ endpoint, received })
      const answer = behaviour(received)
      return answer === 'never' ? untilAborted(config) : settle(config, answer)
    }
    throw new Error(`No response was prepared for ${config.method} ${config.url} in this test.`)
  }

  /** Receives requests that outlive their page. They are never answered, because nobody is left to read it. */
  private readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    await this.adapter({
      method: request.method,
      url: pathname,
      params: Object.fromEntries(searchParams),
      data: (await request.text()) || undefined,
      headers: new AxiosHeaders(),
    })
    return new Promise<never>(() => undefined)
  }
}

function untilAborted(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) =>
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config))),
  )
}

function match(
  endpoint: AnyEndpoint,
  config: InternalAxiosRequestConfig,
): Record<string, string> | undefined {
  if (endpoint.method.toLowerCase() !== config.method?.toLowerCase()) return undefined
  const pattern = placeOfRead(endpoint.path).path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(config.url ?? '')
  return found ? { ...found.groups } : undefined
}

/** Turns a response into what axios would return. @throws AxiosError for a failure */
export function settle(config: InternalAxiosRequestConfig, { status, body, headers = {} }: FakeAnswer) {
  const response = { data: body, status, statusText: '', headers, config } as AxiosResponse
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  if (status >= 400)
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response)
  return response
}

function parse({ body }: AnyEndpoint, data: unknown): { body: unknown; files: Record<string, File[]> } {
  if (!(data instanceof FormData))
    return { body: typeof data === 'string' ? JSON.parse(data) : data, files: {} }
  const texts: Record<string, string> = {}
  const files: Record<string, File[]> = {}
  data.forEach((value, name) => {
    if (typeof value === 'string') texts[name] = value
    else (files[name] ??= []).push(value)
  })
  return { body: bodyOfFields(body, texts), files }
}
