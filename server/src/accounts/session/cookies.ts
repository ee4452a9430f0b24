import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'mc_session'
export const SIGNUP_COOKIE = 'mc_signup'
export const DEVICE_COOKIE = 'mc_device'
/** Cookie of a browser that signs in at an OpenID Connect provider. */
export const OPEN_ID_COOKIE = 'mc_open_id'
/** Cookie of a browser that is about to log in with a passkey, or to show the second factor. */
export const SIGN_IN_COOKIE = 'mc_sign_in'
/**
 * Cookie of a browser in which somebody has just written something. It makes reads from this browser use the
 * primary database.
 */
export const WROTE_COOKIE = 'mc_wrote'
/** Cookie of operators of the back office, which has its own host name. */
export const OPERATOR_COOKIE = 'mc_operator'

type CookieName =
  | typeof SESSION_COOKIE
  | typeof SIGNUP_COOKIE
  | typeof DEVICE_COOKIE
  | typeof OPEN_ID_COOKIE
  | typeof SIGN_IN_COOKIE
  | typeof WROTE_COOKIE
  | typeof OPERATOR_COOKIE

export type Cookies = ReturnType<typeof cookiesOf>

/**
 * Returns the cookies of the API. Over https their names have the prefix `__Host-`: browsers accept such
 * cookies only over https and from this very host, so no sibling domain can set one. Over http, in
 * development, there is no prefix.
 */
export function cookiesOf(apiUrl: string) {
  const secure = apiUrl.startsWith('https:')
  const nameOf = (name: CookieName) => (secure ? `__Host-${name}` : name)
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure }

  return {
    nameOf,
    read: (request: FastifyRequest, name: CookieName): string | undefined => request.cookies[nameOf(name)],
    keep: (reply: FastifyReply, name: CookieName, value: string, lifetimeMs: number) =>
      void reply.setCookie(nameOf(name), value, { ...options, maxAge: Math.floor(lifetimeMs / 1000) }),
    clear: (reply: FastifyReply, name: CookieName) => void reply.clearCookie(nameOf(name), options),
  }
}
