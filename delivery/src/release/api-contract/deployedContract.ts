import { API_CONTRACT_PATH, type ApiContract } from '@mentor-connect/contract/api/apiContract'
import type { SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import { Refused } from '@mentor-connect/release/refused'
import { parseContract } from './neededCalls'

/** Maximum time in ms that a service may take to respond. */
const PATIENCE_MS = 10_000

/**
 * Fetches the contract that the services of a site currently offer.
 * @throws Refused if one of them does not respond with its contract
 */
export async function deployedContract({
  apiUrl,
  chatUrl,
}: SiteConfiguration['runtime']): Promise<ApiContract> {
  const [api, chat] = await Promise.all([apiUrl, chatUrl].map(contractText))
  const contract = parseContract(`{"api":${api},"chat":${chat}}`)
  if (!contract) throw new Refused([cannotBeAsked(`${apiUrl} or ${chatUrl}`, 'its answer is not a contract')])
  return contract
}

async function contractText(url: string): Promise<string> {
  try {
    const response = await fetch(url + API_CONTRACT_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return await response.text()
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    throw new Refused([cannotBeAsked(url, cause?.message ?? message)])
  }
}

const cannotBeAsked = (url: string, reason: string) =>
  `${url} cannot be asked what it offers (${reason}), so nobody knows whether the release can work with it: try again when it runs, or add --unchecked-api.`
