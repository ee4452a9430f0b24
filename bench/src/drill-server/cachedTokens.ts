import { verifyToken } from '@mentor-connect/contract/api/auth'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from './apiCall'

/** Fetches each token once: it is valid for longer than a part of the drill. */
export function cachedTokens(api: string) {
  const tokens = new Map<string, string>()
  return async ({ id, cookie }: DrillAccount) => {
    const known = tokens.get(id)
    if (known) return known
    const { status, text } = await apiCall(api, verifyToken.path, { cookie, body: {} })
    if (status !== 200) throw new Error(`No token for ${id}: ${status} ${text}`)
    const { token } = (JSON.parse(text) as { data: { token: string } }).data
    tokens.set(id, token)
    return token
  }
}
