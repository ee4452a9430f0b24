import { getIceServers } from '@mentor-connect/contract/messages/calls'
import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import { MINUTE_MS, SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { ChatClient } from '../../conversations/client/chatClient'

/** Age at which credentials are replaced, in ms. The clock of the device may be wrong, so their end is not compared. */
export const RENEW_SERVERS_MS = (TURN_CREDENTIAL_S * SECOND_MS) / 2
/** Pause after servers could not be loaded, in ms. */
export const RETRY_SERVERS_MS = MINUTE_MS

/**
 * The servers that help the two browsers of a call to connect. Their credentials are replaced long before they end,
 * because a connection that breaks later could not be made again with them.
 *
 * @param onRenewed called with the servers each time they were loaded again
 */
export function createIceServers(
  client: Pick<ChatClient, 'get' | 'call'>,
  callId: string,
  onRenewed: (iceServers: RTCIceServer[]) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const request = async (): Promise<RTCIceServer[] | undefined> => {
    const servers = await requestIceServers(client, callId)
    clearTimeout(timer)
    if (isClosed) return undefined
    timer = setTimeout(() => void renew(), servers ? RENEW_SERVERS_MS : RETRY_SERVERS_MS)
    return servers
  }
  const renew = async () => {
    const servers = await request()
    if (servers) onRenewed(servers)
  }
  return {
    /** Returns no servers if they could not be loaded: a call is still possible if the browsers reach each other. */
    load: async (): Promise<RTCIceServer[]> => (await request()) ?? [],
    renew,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

async function requestIceServers(
  client: Pick<ChatClient, 'get' | 'call'>,
  callId: string,
): Promise<RTCIceServer[] | undefined> {
  try {
    const { ownId } = client.get()
    const { data } = await client.call(getIceServers, { params: { callId }, query: { userId: ownId } })
    return data.iceServers
  } catch (error) {
    console.warn('The servers that help to connect could not be loaded.', error)
    return undefined
  }
}
