import Type from 'typebox'
import { agreement } from './consent'
import { endpoint } from '../api/endpoint'
import { Learner } from './people'

/** Path on the site that proxies the sign-in service: the local emulator or the vendor's service. */
export const SIGN_IN_PATH = '/__clerk'

/**
 * Publishable key of the local emulator: encodes `clerk.localhost`, a name that is never resolved outside of the
 * machine.
 */
export const LOCAL_PUBLISHABLE_KEY = 'pk_test_Y2xlcmsubG9jYWxob3N0JA'

const SESSION_TOKEN_MAX = 8192

export const signInWithOauth = endpoint({
  method: 'POST',
  path: '/auth/oauth',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Exchange a session token of the sign-in service, once, for a session of a learner: sets the cookie and answers a bearer token.',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: SESSION_TOKEN_MAX }), ...agreement }),
  reply: Type.Object({ userData: Learner, token: Type.String() }),
})
