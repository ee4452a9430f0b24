import type { LightMyRequestResponse } from 'fastify'
import { cookiesOf, PASSWORD } from './signedIn'
import type { TestApp } from './testApp'

/** A person at one browser who signs up: keeps the cookie that the sign-up answered. */
export interface Browser {
  post: (url: string, payload: object) => Promise<LightMyRequestResponse>
}

export function browser({ app }: TestApp): Browser {
  let cookie = ''
  return {
    post: async (url, payload) => {
      const headers = cookie ? { cookie } : {}
      const response = await app.inject({ method: 'POST', url, payload, headers })
      if (response.cookies.length > 0) cookie = cookiesOf(response)
      return response
    },
  }
}

export function signUp(at: Browser, email: string, password = PASSWORD) {
  return at.post('/user/register-user', { name: 'Asha Verma', email, password })
}

export function enterCode(at: Browser, email: string, otp: string | number, role = 'user') {
  return at.post('/auth/verify-otp', { email, otp, role })
}

/** A code that is not the given one. */
export function otherThan(otp: string): string {
  return String((Number(otp) + 1) % 10_000).padStart(4, '0')
}
