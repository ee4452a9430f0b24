import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf, SIGNUP_COOKIE } from '../session/cookies'
import { SIGNUP_LIFETIME_MS } from './otp'
import type { NewSignUp, Requester, SignUpService } from './signUp.service'

/** The cookie that ties a sign-up to the browser that started it. */
export interface SignUpCookie {
  read: (request: FastifyRequest) => string | undefined
  keep: (reply: FastifyReply, secret: string) => void
  clear: (reply: FastifyReply) => void
}

interface Dependencies {
  signUps: SignUpService
  cookie: SignUpCookie
  requester: (request: FastifyRequest) => Requester
}

/** Handles the sign-ups of both roles. */
export type Registration = ReturnType<typeof registration>

/**
 * Handles the steps that the sign-up endpoints of learners and mentors have in common, and returns the reply.
 */
export function registration({ signUps, cookie, requester }: Dependencies) {
  return async (signUp: NewSignUp, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    const outcome = await signUps.register(signUp, requester(request))
    const pending = { email: signUp.email.toLowerCase(), role: signUp.role }
    if (outcome.kind === 'verified') {
      cookie.clear(reply)
      return { message: 'Your e-mail address is verified.', data: { ...pending, verified: true } }
    }
    cookie.keep(reply, outcome.secret)
    return outcome.isMailed
      ? { message: 'A code is on its way.', data: pending }
      : {
          message: 'Open the link in any mail that we sent to this address in the last hour.',
          data: { ...pending, mailed: false },
        }
  }
}

export function signUpCookie(apiUrl: string): SignUpCookie {
  const cookies = cookiesOf(apiUrl)
  return {
    read: (request) => cookies.read(request, SIGNUP_COOKIE),
    keep: (reply, secret) => cookies.keep(reply, SIGNUP_COOKIE, secret, SIGNUP_LIFETIME_MS),
    clear: (reply) => cookies.clear(reply, SIGNUP_COOKIE),
  }
}
