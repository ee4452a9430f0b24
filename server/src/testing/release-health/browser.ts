import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import {
  issueViewToken,
  readReleaseHealth,
  reportAreas,
  reportServedPages,
  type AreaReport,
  type PageReport,
  type ReleaseHealth,
} from '@mentor-connect/contract/api/releaseHealth'
import type { TestApp } from '../testApp'

export const WATCH_KEY = 'a watch key of the tests, long enough'
export const SERVICE_KEY = 'a service key of the tests, long enough'

type Api = Pick<TestApp, 'app' | 'config'>

/** Returns a function that calls an endpoint of the API like a browser at this address. */
export function callFrom({ app, config }: Api, remoteAddress: string, headers: Record<string, string> = {}) {
  return ({ path }: AnyEndpoint, payload: object) =>
    app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { origin: config.siteUrl, ...headers },
      remoteAddress,
    })
}

/** The key of the browser with this number, in the form in which browsers generate it. */
export const browserKey = (number: number) => String(number).padStart(22, 'b')

/** Different networks for different numbers, up to 65,536. */
export const addressOf = (number: number) =>
  `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

/** One browser fetches a token and reports; returns the status of the report. */
export async function browse(
  api: Api,
  number: number,
  areas: AreaReport[],
  address = addressOf(number),
  pages?: PageReport[],
): Promise<number> {
  const call = callFrom(api, address)
  const browser = browserKey(number)
  const token = (await call(issueViewToken, { browser })).json().data.token as string
  return (await call(reportAreas, { browser, token, areas, pages })).statusCode
}

/** Reports served pages, as the site server does. */
export async function servePages(api: Api, pages: number): Promise<void> {
  await callFrom(api, '10.0.0.1', { [SERVICE_KEY_HEADER]: SERVICE_KEY })(reportServedPages, { pages })
}

export async function healthOf(
  api: Api,
  area: string,
  release: string,
  since = '2026-01-01T00:00:00.000Z',
  until?: string,
): Promise<ReleaseHealth> {
  const call = callFrom(api, '10.0.0.2', { [SERVICE_KEY_HEADER]: WATCH_KEY })
  const response = await call(readReleaseHealth, {
    pagesSince: since,
    releases: [{ area, release, since, until }],
  })
  return response.json().data.releases[0] as ReleaseHealth
}
