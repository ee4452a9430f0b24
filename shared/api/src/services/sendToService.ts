import type { AxiosResponse } from 'axios'
import type { SendToService } from '@mentor-connect/contract/api/endpoint'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { placeOfRead } from '@mentor-connect/contract/site/rendering'
import { ApiFailure, isHttpError, toApiFailure } from '../ApiFailure'
import { loadClient, pathOf } from '../call'
import { runtimeConfig } from '../runtimeConfig'
import { requestServiceToken } from './tokenRequest'

/**
 * Failure code for each HTTP status. A service only has to answer with a status and need not know the codes of the
 * API.
 */
const CODES: Record<number, FailureCode> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid_input',
  429: 'rate_limited',
}

/**
 * Calls the service of an area with JSON, without cookies, and with a bearer token for that service unless the
 * endpoint is public. If the service refuses the token, the call is repeated once with a new one.
 */
export const sendToService: SendToService = async (endpoint, { params, query, body, signal }) => {
  const { service, path } = placeOfRead(endpoint.path)
  const http = await loadClient()
  const send = async (token: string | null): Promise<AxiosResponse<unknown>> =>
    http.request({
      method: endpoint.method,
      baseURL: originOf(service!),
      url: pathOf({ path }, params),
      params: query,
      ...(endpoint.method !== 'GET' && { data: body ?? {} }),
      ...(signal && { signal }),
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      withCredentials: false,
    })
  try {
    if (endpoint.access === 'public') return (await send(null)).data
    const token = await requestServiceToken(service!)
    const { data } = await send(token).catch(async (error: unknown) => {
      if (!token || !isRefusedToken(error)) throw error
      return send(await requestServiceToken(service!, token))
    })
    return data
  } catch (error) {
    throw failureOf(error)
  }
}

function originOf(service: string): string {
  const origin = runtimeConfig().services?.[service]
  if (origin) return origin
  throw new Error(
    `The site knows no service "${service}": declare it in "connects" of area.json, and ask the site's owner to grant it.`,
  )
}

const isRefusedToken = (error: unknown) => isHttpError(error) && error.response?.status === 401

/**
 * Converts an error of a service to an `ApiFailure`. The message is the `message` of the response, or the `detail` or
 * `title` of a problem document (RFC 9457).
 */
function failureOf(error: unknown): unknown {
  if (!isHttpError(error) || !error.response) return toApiFailure(error)
  const { status, data, headers } = error.response
  const { message, detail, title } = (data ?? {}) as Partial<Record<string, string>>
  return new ApiFailure(
    status,
    CODES[status] ?? 'internal',
    message ?? detail ?? title ?? error.message,
    {},
    undefined,
    Number(headers['retry-after']) || undefined,
  )
}
