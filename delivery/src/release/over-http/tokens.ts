import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { EVERY_AREA, type ReleaseToken } from '@mentor-connect/server/config'

const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** A new token for one area (or for all, `*`), and the entry of RELEASE_TOKENS that accepts it. */
export function newToken(area: string, name?: string): { token: string; entry: string } {
  const token = randomBytes(32).toString('base64url')
  const entry = `${area}:${digestOf(token).toString('hex')}`
  return { token, entry: name ? `${entry}:${name}` : entry }
}

/** The configured tokens that match an `Authorization` header; empty if none does. */
export function matchingTokens(tokens: ReleaseToken[], authorization: string | undefined): ReleaseToken[] {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return []
  const digest = digestOf(token)
  return tokens.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), digest))
}

/** The token that may release an area. */
export const tokenFor = (tokens: ReleaseToken[], area: string) =>
  tokens.find((token) => token.area === area || token.area === EVERY_AREA)

/** Name of a token in the ledger. */
export const tokenName = ({ name, area }: ReleaseToken) =>
  name ?? (area === EVERY_AREA ? 'token of every area' : `token of ${area}`)
