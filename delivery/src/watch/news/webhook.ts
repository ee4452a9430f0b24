import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { publicLookup, refusePrivateHost } from './publicAddress'

const DEADLINE_MS = 10_000
export const SIGNATURE_HEADER = 'x-mentor-connect-signature'

export interface WebhookOptions {
  /** Secret for the signature; calls are not signed if it is absent. */
  secret?: string
  /** If true, plain HTTP and private addresses are allowed as well. */
  allowsPrivate: boolean
  now: () => Date
}

/**
 * Calls one webhook. The signature is `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`. A repeated
 * call has the same `id`. Redirects are not followed.
 * @throws if the webhook did not accept the call
 */
export async function callWebhook(
  address: string,
  news: ReleaseNews,
  options: WebhookOptions,
): Promise<void> {
  const url = new URL(address)
  if (!options.allowsPrivate) {
    if (url.protocol !== 'https:') throw new Error(`A webhook must use https.`)
    refusePrivateHost(url)
  }
  const body = JSON.stringify({ id: `${news.area}-${news.generation}`, text: textOf(news), ...news })
  const status = await post(url, body, { ...options, headers: headersOf(body, options) })
  if (status < 200 || status > 299) throw new Error(`A webhook on ${url.host} answered ${status}.`)
}

const textOf = ({ area, action, release, live, reason }: ReleaseNews) =>
  action === 'undecided'
    ? `${area}@${release} is still a canary: ${reason}. The others get ${area}@${live}.`
    : `${area}@${release} was ${action}: ${reason}. Everybody gets ${area}@${live} now.`

function headersOf(body: string, { secret, now }: WebhookOptions): Record<string, string> {
  const seconds = Math.floor(now().getTime() / 1000)
  const mac = secret && createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(mac && { [SIGNATURE_HEADER]: `t=${seconds},v1=${mac}` }),
  }
}

interface Post extends Pick<WebhookOptions, 'allowsPrivate'> {
  headers: Record<string, string>
}

/** Node's HTTP client is used because `fetch` cannot be told which addresses it may connect to. */
function post(url: URL, body: string, { headers, allowsPrivate }: Post): Promise<number> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = start(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(!allowsPrivate && { lookup: publicLookup }),
    })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}
