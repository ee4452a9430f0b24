import * as client from 'openid-client'
import { accountErrors } from '../../accountErrors'

/** Error codes of `openid-client` for an invalid response of the provider to this sign-in. */
const INVALID_ANSWER = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]

/** Errors of the provider that may not occur again if the person tries once more. */
const OF_THIS_ATTEMPT = /^(access_denied|invalid_grant|\w+_required)$/

/**
 * Turns an error of the provider or the client library into an ApiError: `oauthRefused` if the person can try
 * again, otherwise `oauthUnavailable`.
 */
export function openIdFailure(error: unknown) {
  return isOfThisAttempt(error)
    ? Object.assign(accountErrors.oauthRefused(), { cause: loggable(error) })
    : unavailable(error)
}

/** Throws an ApiError for a provider that cannot be used, whatever the person does. */
export function asUnavailable(error: unknown): never {
  throw unavailable(error)
}

const unavailable = (error: unknown) =>
  Object.assign(accountErrors.oauthUnavailable(), { cause: loggable(error) })

function isOfThisAttempt(error: unknown) {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return OF_THIS_ATTEMPT.test(error.error)
  return error instanceof client.ClientError && INVALID_ANSWER.includes(error.code ?? '')
}

const DETAIL_MAX = 300

/** Builds an error with the message for the log. The original error is not logged, because it may contain tokens. */
function loggable(error: unknown): Error {
  const { code, message, error: named, error_description: description, cause } = error as Detailed
  const parts = [code, named, description, message, cause?.code, cause?.message]
  return new Error([...new Set(parts.filter(Boolean))].join(': ').slice(0, DETAIL_MAX))
}

interface Detailed extends Error {
  code?: string
  error?: string
  error_description?: string
  cause?: { code?: string; message?: string }
}
