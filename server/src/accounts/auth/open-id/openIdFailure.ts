import * as client from 'openid-client'
import { errors } from '../../../platform/http/errors'

/** Codes of `openid-client` for an answer of the provider that is not valid for this sign-in. */
const INVALID_ANSWER = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]

/** Errors of the provider that another attempt of the person can correct. */
const OF_THIS_ATTEMPT = /^(access_denied|invalid_grant|\w+_required)$/

/** The failure of a sign-in that the provider has not confirmed. */
export function openIdFailure(error: unknown) {
  return isOfThisAttempt(error)
    ? Object.assign(errors.oauthRefused(), { cause: loggable(error) })
    : unavailable(error)
}

/** The provider cannot be used, whatever the person does. */
export function asUnavailable(error: unknown): never {
  throw unavailable(error)
}

const unavailable = (error: unknown) => Object.assign(errors.oauthUnavailable(), { cause: loggable(error) })

function isOfThisAttempt(error: unknown) {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return OF_THIS_ATTEMPT.test(error.error)
  return error instanceof client.ClientError && INVALID_ANSWER.includes(error.code ?? '')
}

const DETAIL_MAX = 300

/** Names the error for the log. The error itself may hold tokens. */
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
