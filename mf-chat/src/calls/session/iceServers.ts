import { getIceServers } from '@mentor-connect/contract/messages/calls'
import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import { MINUTE_MS, SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { ChatClient } from '../../conversations/client/chatClient'

/** Age at which credentials are replaced, in ms. The clock of the device may be wrong, so their end is not compared. */
export const RENEW_SERVERS_MS = (TURN_CREDENTIAL_S * SECOND_MS) / 2
/** Pause after servers could not be loaded for the first time, and after they could not be replaced, in ms. */
export const RETRY_FIRST_MS = 2 * SECOND_MS
export const RETRY_SERVERS_MS = MINUTE_MS

/**
 * The servers that help the two browsers of a call to connect, and whether they must be used: a call does not begin
 * before this is known, because the first attempt may already tell the other person the address of this device. The
 * credentials are replaced long before they end, because a connection that breaks later could not be made again with
 * them.
 *
 * @param onLoaded called each time the servers were loaded
 */
export function createIceServers(
  client: Pick<ChatClient, 'get' | 'call'>,
  callId: string,
  onLoaded: (configuration: RTCConfiguration) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryAfter = RETRY_FIRST_MS
  let isClosed = false

  const load = async () => {
    const configuration = await requestServers(client, callId)
    clearTimeout(timer)
    if (isClosed) return
    if (configuration) retryAfter = RETRY_SERVERS_MS
    timer = setTimeout(() => void load(), configuration ? RENEW_SERVERS_MS : retryAfter)
    if (configuration) onLoaded(configuration)
  }
  return {
    /** Loads the servers now, and again and again from then on. */
    load,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

async function requestServers(
  client: Pick<ChatClient, 'get' | 'call'>,
  callId: string,
): Promise<RTCConfiguration | undefined> {
  try {
    const { ownId } = client.get()
    const { data } = await client.call(getIceServers, { params: { callId }, query: { userId: ownId } })
    const { iceServers, relayOnly } = data
    return { iceServers, iceTransportPolicy: relayOnly ? 'relay' : 'all' }
  } catch (error) {
    console.warn('The servers that help to connect could not be loaded.', error)
    return undefined
  }
}
