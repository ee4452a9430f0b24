import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose'
import { Unavailable } from '../availability/unavailable'
import type { SigningKey } from './signingKey'

/** The claims of a bearer token. */
export interface BearerClaims {
  personId: string
  role: Role
  /** The session for which the token was issued. */
  sessionId: string
  /** The reason why the person could not use chat when the token was issued; undefined if there was none. */
  restriction?: ChatRestriction
  /** True if the person, when the token was issued, had to agree to the present terms before any write. */
  mustAgree?: boolean
}

export interface BearerSettings {
  issuer: string
  now: Date
}

const AUDIENCE = 'mentor-connect'
const ALGORITHM = 'EdDSA'

export function issueBearer(key: SigningKey, claims: BearerClaims, settings: BearerSettings) {
  const { personId, role, sessionId: sid, restriction, mustAgree } = claims
  const jwt = new SignJWT({ role, sid, restriction, ...(mustAgree && { mustAgree }) })
  return signed(key, jwt.setSubject(personId).setAudience(AUDIENCE), settings)
}

/**
 * Issues a token for the service of an area. The token only says who is signed in. It contains no session,
 * and its audience is that service, so neither the API nor another service accepts it.
 *
 * @param audience origin of the service
 */
export function issueServiceBearer(
  key: SigningKey,
  { personId, role }: Pick<BearerClaims, 'personId' | 'role'>,
  audience: string,
  settings: BearerSettings,
) {
  return signed(key, new SignJWT({ role }).setSubject(personId).setAudience(audience), settings)
}

function signed(key: SigningKey, jwt: SignJWT, { issuer, now }: BearerSettings): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return jwt
    .setProtectedHeader({ alg: ALGORITHM, kid: key.publicJwk.kid ?? '' })
    .setIssuer(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + BEARER_LIFETIME_MS / 1000)
    .sign(key.privateKey)
}

/**
 * Public keys with which tokens are verified: those of this process, or those that the main API publishes.
 */
export type KeySet = JWTVerifyGetKey

export function localKeySet(key: SigningKey): KeySet {
  return createLocalJWKSet({ keys: [key.publicJwk] })
}

/**
 * Returns the keys that the main API publishes. They are fetched at first use, cached, and fetched again for
 * an unknown key id.
 */
export function publishedKeySet(apiUrl: string): KeySet {
  return createRemoteJWKSet(new URL('/.well-known/jwks.json', apiUrl), { cacheMaxAge: 10 * 60_000 })
}

export type BearerVerdict = { kind: 'valid'; claims: BearerClaims } | { kind: 'expired' } | { kind: 'forged' }

/** Verifies a token and returns its claims. Throws `Unavailable` if the keys cannot be fetched. */
export async function verifyBearer(
  keys: KeySet,
  token: string,
  { issuer, now }: BearerSettings,
): Promise<BearerVerdict> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'role', 'sid'],
    })
    const claims = {
      personId: String(payload.sub),
      role: payload.role as Role,
      sessionId: String(payload.sid),
      ...(payload.restriction !== undefined && { restriction: payload.restriction as ChatRestriction }),
      ...(payload.mustAgree === true && { mustAgree: true }),
    }
    return { kind: 'valid', claims }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' }
    if (isTokenError(error)) return { kind: 'forged' }
    throw new Unavailable('service', { cause: error })
  }
}

const TOKEN_ERRORS = [
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
]

function isTokenError(error: unknown) {
  return TOKEN_ERRORS.some((type) => error instanceof type)
}

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}
