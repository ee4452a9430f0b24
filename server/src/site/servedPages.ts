import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { reportServedPages } from '@mentor-connect/contract/api/releaseHealth'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config'
import { clientAddressBehind } from '../platform/http/clientAddress'
import { judgedNetworkOf } from '../platform/http/judgedNetwork'

/**
 * Maximum number of pages that count for one network in an hour, so that nobody alone can generate many
 * views.
 */
export const PAGES_PER_NETWORK = 10
/** Maximum number of networks that are counted in an hour. Pages of further networks do not count. */
const NETWORKS_MAX = 100_000
const INTERVAL_MS = 10_000
const DEADLINE_MS = 5_000

interface Options {
  config: Pick<Config, 'apiUrl' | 'serviceKey' | 'trustedProxies'>
  now?: () => number
  logger?: FastifyBaseLogger
}

export type ServedPages = ReturnType<typeof servedPages>

/**
 * Counts the pages that this server sends, and reports them to the main API, which evaluates a release only
 * if its pages were really viewed.
 */
export function servedPages({ config, now = Date.now, logger }: Options) {
  const { apiUrl, serviceKey, trustedProxies } = config
  const addressOf = clientAddressBehind(trustedProxies)
  const networks = new Map<string, number>()
  let hour = 0
  let pages = 0
  let timer: NodeJS.Timeout | undefined
  let isFailing = false

  async function send() {
    const unsent = pages
    if (unsent === 0 || !serviceKey) return
    pages = 0
    try {
      const response = await fetch(new URL(reportServedPages.path, apiUrl), {
        method: 'POST',
        headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
        body: JSON.stringify({ pages: unsent }),
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`${reportServedPages.path} answered ${response.status}`)
      isFailing = false
    } catch (error) {
      pages += unsent
      if (!isFailing) logger?.warn({ err: error }, 'The main API was not told how many pages were sent.')
      isFailing = true
    }
  }

  return {
    count({ raw }: Pick<FastifyRequest, 'raw'>) {
      const current = Math.floor(now() / HOUR_MS)
      if (current !== hour) networks.clear()
      hour = current
      const network = judgedNetworkOf(addressOf(raw))
      const before = networks.get(network) ?? 0
      if (before >= PAGES_PER_NETWORK || (before === 0 && networks.size >= NETWORKS_MAX)) return
      networks.set(network, before + 1)
      pages += 1
    },
    /** Reports the count to the main API immediately. */
    send,
    start() {
      timer = setInterval(() => void send(), INTERVAL_MS).unref()
    },
    async stop() {
      clearInterval(timer)
      await send()
    },
  }
}
