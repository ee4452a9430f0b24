import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from './apiCall'

/**
 * Returns a function that fetches the token of a person only once, because a token is valid for longer than a drill
 * takes.
 */
export function cachedTokens(api: string, { learners, mentors }: DrillWorld) {
  const accounts = new Map([...learners, ...mentors].map((account) => [account.id, account]))
  const tokens = new Map<string, string>()
  return async (personId: string) => {
    const known = tokens.get(personId)
    if (known) return known
    const { cookie } = accounts.get(personId)!
    const { status, text } = await apiCall(api, verifyToken.path, { cookie, body: {} })
    if (status !== 200) throw new Error(`No token for ${personId}: ${status} ${text}`)
    const { token } = (JSON.parse(text) as { data: { token: string } }).data
    tokens.set(personId, token)
    return token
  }
}
