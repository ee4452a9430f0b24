import {
  issueViewToken,
  reportAreas,
  type AreaReport,
  type PageReport,
} from '@mentor-connect/contract/api/releaseHealth'

const KEY = 'mc.view-token'
const FORBIDDEN = 403
/** Remaining lifetime below which a token is renewed, in ms. */
const MARGIN_MS = 60_000

interface StoredToken {
  token: string
  browser: string
  /** Time at which the token expires, ms since 1970. */
  until: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Options {
  apiUrl: string
  browser: string
  storage: Store
  now?: () => number
}

/** Sends reports with a token that all pages of a tab share. */
export function createReportSender({ apiUrl, browser, storage, now = Date.now }: Options) {
  const post = (path: string, body: object) =>
    fetch(apiUrl + path, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  function storedToken(): string | undefined {
    try {
      const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<StoredToken>
      const isUsable = stored.browser === browser && (stored.until ?? 0) > now() + MARGIN_MS
      return isUsable ? stored.token : undefined
    } catch {
      // Invalid JSON: a new token replaces it.
      return undefined
    }
  }

  async function newToken(): Promise<string> {
    const response = await post(issueViewToken.path, { browser })
    if (!response.ok) throw new Error(`${issueViewToken.path} answered ${response.status}`)
    const { data } = (await response.json()) as { data: { token: string; lifetimeMs: number } }
    const stored: StoredToken = { token: data.token, browser, until: now() + data.lifetimeMs }
    storage.setItem(KEY, JSON.stringify(stored))
    return data.token
  }

  return {
    /**
     * Returns true if a token is stored, so that reports can be sent at once: a closing page cannot wait for a token.
     */
    isReady: () => storedToken() !== undefined,
    /** @throws if the reports were not received */
    async send(areas: AreaReport[], pages: PageReport[] = []): Promise<void> {
      const token = storedToken() ?? (await newToken())
      const response = await post(reportAreas.path, {
        browser,
        token,
        areas,
        ...(pages.length > 0 && { pages }),
      })
      // The body is read, because an unread one keeps the request open.
      await response.text()
      // A token is valid for one network only, and phones change networks, so a refused token is dropped.
      if (response.status === FORBIDDEN) storage.removeItem(KEY)
      if (!response.ok) throw new Error(`${reportAreas.path} answered ${response.status}`)
    },
  }
}

export type ReportSender = ReturnType<typeof createReportSender>
