import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf, SIGNUP_COOKIE } from '../session/cookies'
import { SIGNUP_LIFETIME_MS } from './otp'

/** Ties a sign-up to the browser that started it. */
export interface SignUpCookie {
  read: (request: FastifyRequest) => string | undefined
  keep: (reply: FastifyReply, secret: string) => void
  clear: (reply: FastifyReply) => void
}

export function signUpCookie(apiUrl: string): SignUpCookie {
  const cookies = cookiesOf(apiUrl)
  return {
    read: (request) => cookies.read(request, SIGNUP_COOKIE),
    keep: (reply, secret) => cookies.keep(reply, SIGNUP_COOKIE, secret, SIGNUP_LIFETIME_MS),
    clear: (reply) => cookies.clear(reply, SIGNUP_COOKIE),
  }
}
