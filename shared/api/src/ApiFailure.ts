import type { AxiosError } from 'axios'
import type { Failure, FailureCode, Slot } from '@mentor-connect/contract/api/wire'

export type ApiFailureCode = FailureCode | 'unreachable'

/** A failed call. `unreachable` (status 0) means that no response was received. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  constructor(
    readonly status: number,
    readonly code: ApiFailureCode,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Distinguishes failures with the same code. */
    readonly reason?: string,
    /** Seconds to wait before the call may be repeated. */
    readonly retryAfterSeconds?: number,
    /** Free times that the server offers if it refuses a call with the code `slot_taken`. */
    readonly nextSlots: Slot[] = [],
    /** Identifies this error in the server's logs. */
    readonly reference?: string,
  ) {
    super(message)
  }
}

/** Returns true if the server reported that there is no session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401
}

/** Returns true if the requested thing does not exist. A malformed id counts as one that does not exist. */
export function isNotFound(failure: ApiFailure): boolean {
  return failure.status === 404 || failure.code === 'invalid_input'
}

/**
 * Turns a rejection into a failure to display. An error that did not come from a call is a bug: it is logged and
 * becomes a failure with the code `internal`.
 */
export function asApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  console.error('An action failed unexpectedly.', error)
  return new ApiFailure(0, 'internal', String(error))
}

/** Returns true if axios threw the error. Does not load axios. */
export function isHttpError(error: unknown): error is AxiosError {
  return (error as Partial<AxiosError> | null)?.isAxiosError === true
}

/** Converts any error thrown by a call into an ApiFailure. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (!isHttpError(error) || !error.response) return new ApiFailure(0, 'unreachable', String(error))
  const body = error.response.data as Partial<Failure> | undefined
  const code = (body?.code ?? 'internal') as ApiFailureCode
  return new ApiFailure(
    error.response.status,
    code,
    body?.message ?? error.message,
    body?.fields,
    body?.reason,
    Number(error.response.headers['retry-after']) || undefined,
    body?.nextSlots,
    body?.requestId,
  )
}
