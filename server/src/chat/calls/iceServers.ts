import { createHmac, randomUUID } from 'node:crypto'
import type { CallServers, IceServer } from '@mentor-connect/contract/messages/calls'
import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import type { Config } from '../../platform/config/config'

type Settings = Pick<Config, 'callStunUrls' | 'callTurnUrls' | 'callTurnSecret' | 'callRelayOnly'>

/**
 * Returns the servers through which browsers connect to each other. The credentials of TURN follow the scheme
 * that coturn calls `use-auth-secret`: the user name is the time of expiry with an id that reveals nothing
 * about the person.
 */
export function iceServersFor(settings: Settings, now: Date): CallServers {
  const { callStunUrls, callTurnUrls, callTurnSecret } = settings
  const relayOnly = settings.callRelayOnly === 'on'
  // A browser needs to know its public address for direct connections only.
  const iceServers: IceServer[] = callStunUrls.length > 0 && !relayOnly ? [{ urls: callStunUrls }] : []
  if (callTurnUrls.length === 0 || callTurnSecret === undefined) return { iceServers, relayOnly }
  const expiry = Math.floor(now.getTime() / 1000) + TURN_CREDENTIAL_S
  const username = `${expiry}:${randomUUID()}`
  const credential = createHmac('sha1', callTurnSecret).update(username).digest('base64')
  return {
    iceServers: [...iceServers, { urls: callTurnUrls, username, credential }],
    relayOnly,
    validUntil: new Date(expiry * 1000).toISOString(),
  }
}
