import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { newId, type ServiceSession } from './store'

/** How long a session token lives: as short as the vendor's. */
const LIFETIME_S = 60

export interface TokenMaker {
  /** What the tokens are verified with. */
  jwk: JWK
  /** A session token for pages of the given origin. */
  mint: (session: ServiceSession, origin: string) => Promise<string>
}

/** Signs with a key that lives as long as the process. */
export async function tokenMaker(clock: () => Date): Promise<TokenMaker> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = newId('ins')
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' },
    mint: (session, origin) => {
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
