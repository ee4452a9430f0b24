import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { newId, type ServiceSession } from './store'

/** Lifetime of a session token, the same as the vendor's. */
const LIFETIME_S = 60

export interface TokenMaker {
  /** Returns the public key with which the tokens are verified. */
  jwk: () => Promise<JWK>
  /** Issues a session token for pages of the given origin. */
  mint: (session: ServiceSession, origin: string) => Promise<string>
}

/**
 * Creates a token maker that signs with a key of this process. The key is generated on first use, because
 * that takes a while.
 */
export function tokenMaker(clock: () => Date): TokenMaker {
  const kid = newId('ins')
  let made: ReturnType<typeof generateKeyPair> | undefined
  const keyPair = () => (made ??= generateKeyPair('RS256'))
  return {
    jwk: async () => ({ ...(await exportJWK((await keyPair()).publicKey)), kid, use: 'sig', alg: 'RS256' }),
    mint: async (session, origin) => {
      const { privateKey } = await keyPair()
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ sid: session.id, azp: origin, fva: [0, -1], sts: 'active', v: 2 })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setSubject(session.user.id)
        .setIssuer('https://clerk.localhost')
        .setIssuedAt(now)
        .setNotBefore(now - 10)
        .setExpirationTime(now + LIFETIME_S)
        .sign(privateKey)
    },
  }
}
