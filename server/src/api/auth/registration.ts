import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewSignUp, Requester, SignUpService } from './signUp.service'
import type { SignUpCookie } from './signUpCookie'

interface Dependencies {
  signUps: SignUpService
  cookie: SignUpCookie
  requester: (request: FastifyRequest) => Requester
}

/** Handles the sign-ups of both roles. */
export type Registration = ReturnType<typeof registration>

/** What both sign-up endpoints do and return. */
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
