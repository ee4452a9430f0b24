import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions, SIGNUP_COOKIE } from '../session/cookies'
import { SIGNUP_LIFETIME_MS } from './otp.policy'

/** Ties a sign-up to the browser that began it. */
export interface SignUpCookie {
  read: (request: FastifyRequest) => string | undefined
  keep: (reply: FastifyReply, secret: string) => void
  clear: (reply: FastifyReply) => void
}

export function signUpCookie(apiUrl: string): SignUpCookie {
  return {
    read: (request) => request.cookies[SIGNUP_COOKIE],
    keep: (reply, secret) =>
      void reply.setCookie(SIGNUP_COOKIE, secret, cookieOptions(apiUrl, SIGNUP_LIFETIME_MS)),
    clear: (reply) => void reply.clearCookie(SIGNUP_COOKIE, cookieOptions(apiUrl)),
  }
}
