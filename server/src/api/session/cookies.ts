import type { CookieSerializeOptions } from '@fastify/cookie'
import { createHash, randomBytes } from 'node:crypto'

export const SESSION_COOKIE = 'mc_session'
export const SIGNUP_COOKIE = 'mc_signup'

const SECRET_BYTES = 24

/** A value that nobody can guess. Only its hash is kept on the server. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Secure wherever people reach the API over https. */
export function cookieOptions(apiUrl: string, lifetimeMs?: number): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: apiUrl.startsWith('https:'),
    ...(lifetimeMs !== undefined && { maxAge: lifetimeMs / 1000 }),
  }
}
