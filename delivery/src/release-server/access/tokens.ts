import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { EVERY_AREA, type OwnerToken, type ReleaseToken } from '@mentor-connect/server/config'

const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** Creates a token for one area (or for all, `*`), and the entry of RELEASE_TOKENS that accepts it. */
export function newToken(area: string, name?: string): { token: string; entry: string } {
  const { token, entry } = newOwnerToken(name)
  return { token, entry: `${area}:${entry}` }
}

/** Creates a token for the page of the site's owner, and the entry of OWNER_TOKENS that accepts it. */
export function newOwnerToken(name?: string): { token: string; entry: string } {
  const token = randomBytes(32).toString('base64url')
  const hash = digestOf(token).toString('hex')
  return { token, entry: name ? `${hash}:${name}` : hash }
}

/** The configured tokens that match an `Authorization` header; empty if none does. */
export function matchingTokens(tokens: ReleaseToken[], authorization: string | undefined): ReleaseToken[] {
  const token = bearerToken(authorization)
  return tokens.filter((one) => isToken(one, token))
}

/** The token of an `Authorization: Bearer` header; undefined if the header has none. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1]

export const isOwnersToken = (tokens: OwnerToken[], given: string | undefined): boolean =>
  tokens.some((one) => isToken(one, given))

/** True if the given text is the token with this hash. Compares in constant time. */
function isToken({ sha256 }: { sha256: string }, given: string | undefined): boolean {
  if (!given || !/^[\w-]{20,200}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(sha256, 'hex'), digestOf(given))
}

/** The first of these tokens that may release an area; undefined if none may. */
export const tokenFor = (tokens: ReleaseToken[], area: string) =>
  tokens.find((token) => token.area === area || token.area === EVERY_AREA)

/** Name of a token in the ledger. */
export const tokenName = ({ name, area }: ReleaseToken) =>
  name ?? (area === EVERY_AREA ? 'token of every area' : `token of ${area}`)
