import type { AxiosInstance, AxiosStatic } from 'axios'
import type {
  AnyEndpoint,
  BodyOf,
  FileNameOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@mentor-connect/contract/api/endpoint'
import { RESTRICTIONS, TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Success } from '@mentor-connect/contract/api/wire'
import { announceAccessChange } from './accessChange'
import { isHttpError, toApiFailure } from './ApiFailure'
import { toFormData, type FilesOf } from './formData'
import { runtimeConfig } from './runtimeConfig'

/** Timeout of a call, in ms. */
const DEADLINE_MS = 15_000
/** Timeout of a call with files, in ms. The API allows a request the same time. */
const UPLOAD_DEADLINE_MS = 15 * 60_000

const RESTRICTION_CODES: ReadonlySet<string> = new Set(RESTRICTIONS)

type Part<Name extends string, Value> = [Value] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

export type Request<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    files?: [FileNameOf<E>] extends [never] ? undefined : FilesOf<E>
    /** Called with the share of the request that has been sent, from 0 to 1. */
    onUploadProgress?: (share: number) => void
    signal?: AbortSignal
    /** Bearer token, for verify-token and the chat service; all other calls are authenticated by cookie. */
    bearer?: string | null
    /** Lets the request outlive the page (for a flush while the page is being hidden). */
    keepalive?: boolean
  }

export type ApiResponse<E extends AnyEndpoint> = Success<ReplyOf<E>> & Record<string, unknown>

let client: AxiosInstance | undefined

/**
 * Creates the axios client that all calls share. It sends cookies and has a default timeout; a call may override
 * both.
 */
export function createClient(axios: AxiosStatic): AxiosInstance {
  client ??= axios.create({ withCredentials: true, timeout: DEADLINE_MS })
  return client
}

/** Loads axios on the first call, because many pages are shown before they call anything. Rejects after a timeout. */
export async function loadClient(): Promise<AxiosInstance> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The HTTP client could not be loaded.')), DEADLINE_MS)
  })
  const { default: axios } = await Promise.race([import(/* webpackChunkName: "axios" */ 'axios'), late])
  clearTimeout(timer)
  return createClient(axios)
}

/**
 * Calls an endpoint of the contracts.
 * @returns the response body; for a file endpoint its Blob as `data`, and the `headers`
 * @throws ApiFailure
 */
export async function call<E extends AnyEndpoint>(endpoint: E, request: Request<E>): Promise<ApiResponse<E>> {
  try {
    if (endpoint.send)
      return { message: '', data: await endpoint.send(endpoint, request) } as unknown as ApiResponse<E>
    const http = client ?? (await loadClient())
    const response = await http.request({
      method: endpoint.method,
      baseURL: baseUrl(endpoint),
      url: pathOf(endpoint, request.params as Record<string, string> | undefined),
      params: request.query,
      data: dataOf(endpoint, request),
      ...(endpoint.files && { timeout: UPLOAD_DEADLINE_MS, ...progressOf(request) }),
      signal: request.signal,
      headers: headersOf(endpoint, request),
      responseType: endpoint.file ? 'blob' : 'json',
      ...(request.keepalive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
    })
    const { data, headers } = response
    return endpoint.file ? ({ message: '', data, headers } as unknown as ApiResponse<E>) : data
  } catch (error) {
    const failure = toApiFailure(await withReadBody(error))
    if (RESTRICTION_CODES.has(failure.code) || failure.reason === TERMS_CHANGED) announceAccessChange()
    throw failure
  }
}

/**
 * Sets these headers only if the request needs a preflight request anyway. Otherwise, they would turn one read into
 * two requests.
 */
function headersOf<E extends AnyEndpoint>({ method, files }: E, { bearer }: Request<E>) {
  const isPreflighted = Boolean(bearer) || (method === 'POST' && !files)
  return {
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(isPreflighted && { traceparent: newTraceparent() }),
  }
}

function dataOf<E extends AnyEndpoint>(endpoint: E, { body, files }: Request<E>) {
  if (endpoint.files) return toFormData(body, files)
  return endpoint.method === 'POST' ? (body ?? {}) : undefined
}

function progressOf({ onUploadProgress }: Pick<Request<AnyEndpoint>, 'onUploadProgress'>) {
  if (!onUploadProgress) return {}
  return {
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
      onUploadProgress(total ? Math.min(loaded / total, 1) : 0),
  }
}

function baseUrl({ service }: AnyEndpoint): string {
  const { apiUrl, chatUrl } = runtimeConfig()
  return service === 'chat' ? chatUrl : apiUrl
}

/** The path with its parameters filled in. */
export function pathOf({ path }: Pick<AnyEndpoint, 'path'>, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** URL of a picture or file served by the API; an absolute URL is returned unchanged. */
export function fileUrl(path: string): string {
  return /^https?:/.test(path) ? path : runtimeConfig().apiUrl + path
}

/** Parses the JSON error body of a file call, which axios delivers as a Blob. */
async function withReadBody(error: unknown): Promise<unknown> {
  const response = isHttpError(error) ? error.response : undefined
  if (response?.data instanceof Blob) {
    const text = await response.data.text()
    response.data = parsed(text)
  }
  return error
}

/** Returns undefined if the text is not JSON, for example a proxy's error page or a truncated response. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Begins a trace (W3C Trace Context). The services continue it and write its id to their logs. */
function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
