import { getConnections, SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { Config } from '../config/config'
import { addressOfApi, type ApiAddress } from '../config/internalAddresses'

const DEADLINE_MS = 5_000
/** An id that no person has. */
const NOBODY = 'nobody'

/**
 * Checks that the main API can be reached and accepts the service key. @throws an error that says what is
 * wrong
 */
export async function checkApi({ serviceKey = '', ...addresses }: ApiAddress & Pick<Config, 'serviceKey'>) {
  const url = addressOfApi(addresses)
  const response = await fetch(new URL(getConnections.path, url), {
    method: 'POST',
    headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: NOBODY, partnerIds: [] }),
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new Error(`The main API at ${url} does not respond.`, { cause })
  })
  await response.body?.cancel()
  if (response.status === 404) throw new Error(`The main API at ${url} refused the service key.`)
  if (!response.ok) throw new Error(`The main API at ${url} answered ${response.status}.`)
}
