import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { AnyEndpoint, BodyOf, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import {
  mailReleaseNews,
  readReleaseHealth,
  type ReleaseHealth,
  type ReleaseNews,
} from '@mentor-connect/contract/api/releaseHealth'

const DEADLINE_MS = 20_000

/** A release, and the period for which its health is requested, as ISO 8601 in UTC. */
export interface HealthQuery {
  area: string
  release: string
  since: string
  until?: string
}

/** The endpoints of the main API that the watcher uses. */
export interface HealthSource {
  /** The healths are in the order of the queries. */
  read: (pagesSince: string, queries: HealthQuery[]) => Promise<{ pages: number; healths: ReleaseHealth[] }>
  mail: (news: ReleaseNews) => Promise<void>
}

/**
 * Client for the watcher's endpoints of the main API. All functions reject with a readable message if the API does not
 * respond.
 *
 * @param deadlineMs time for one call
 */
export function healthClient(apiUrl: string, watchKey: string, deadlineMs = DEADLINE_MS): HealthSource {
  async function call<E extends AnyEndpoint>({ path }: E, body: BodyOf<E>): Promise<ReplyOf<E>> {
    const response = await fetch(new URL(path, apiUrl), {
      method: 'POST',
      headers: { [SERVICE_KEY_HEADER]: watchKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new Error(`The API at ${apiUrl} does not respond.`, { cause })
    })
    if (response.status === 404)
      throw new Error(`The API refused the key of the watcher: WATCH_KEY must be the same for both.`)
    if (!response.ok) throw new Error(`The API answered ${response.status}.`)
    return ((await response.json()) as { data: ReplyOf<E> }).data
  }

  return {
    async read(pagesSince, queries) {
      const { pages, releases } = await call(readReleaseHealth, { pagesSince, releases: queries })
      return { pages, healths: releases }
    },
    mail: async (news) => void (await call(mailReleaseNews, news)),
  }
}
