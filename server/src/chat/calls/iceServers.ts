import { createHmac, randomUUID } from 'node:crypto'
import type { IceServer } from '@mentor-connect/contract/messages/calls'
import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import type { Config } from '../../platform/config/config'

type Settings = Pick<Config, 'callStunUrls' | 'callTurnUrls' | 'callTurnSecret'>

/**
 * The servers through which browsers find a way to each other. The credentials of TURN follow the scheme that coturn
 * calls `use-auth-secret`: the name is the time of expiry with an id that tells nothing about the person.
 */
export function iceServersFor({ callStunUrls, callTurnUrls, callTurnSecret }: Settings, now: Date) {
  const iceServers: IceServer[] = callStunUrls.length > 0 ? [{ urls: callStunUrls }] : []
  if (callTurnUrls.length === 0 || callTurnSecret === undefined) return { iceServers }
  const expiry = Math.floor(now.getTime() / 1000) + TURN_CREDENTIAL_S
  const username = `${expiry}:${randomUUID()}`
  const credential = createHmac('sha1', callTurnSecret).update(username).digest('base64')
  return {
    iceServers: [...iceServers, { urls: callTurnUrls, username, credential }],
    validUntil: new Date(expiry * 1000).toISOString(),
  }
}
