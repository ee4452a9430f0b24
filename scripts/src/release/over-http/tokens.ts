import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { EVERY_AREA, type ReleaseToken } from '@mentor-connect/server/config'

const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** A fresh token of one area (or of `*`, all of them), and the entry of RELEASE_TOKENS that lets it in. */
export function newToken(area: string): { token: string; entry: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, entry: `${area}:${digestOf(token).toString('hex')}` }
}

/** The areas that the bearer of an `Authorization` header may release; none for a stranger. */
export function areasOf(tokens: ReleaseToken[], authorization: string | undefined): string[] {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return []
  const digest = digestOf(token)
  return tokens
    .filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), digest))
    .map(({ area }) => area)
}

export const mayRelease = (areas: string[], area: string) =>
  areas.includes(area) || areas.includes(EVERY_AREA)
