/*
 * The parts of Playwright that the kit uses. Any of its packages fits (`playwright`, `playwright-core`,
 * `@playwright/test`); a team installs the one it wants.
 */

interface Response {
  ok: () => boolean
  text: () => Promise<string>
}

interface Request {
  url: () => string
  method: () => string
  resourceType: () => string
  headers: () => Record<string, string>
}

interface Fulfilled {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  body?: string | Buffer
  response?: unknown
}

export interface Route {
  request(): Request
  fetch(): Promise<Response>
  fallback(): Promise<void>
  fulfill(options: Fulfilled): Promise<void>
}

export interface WebSocketRoute {
  send(message: string): void
  onMessage(handler: (message: string | Buffer) => void): void
}

export interface BrowserContext {
  route(url: (url: URL) => boolean, handler: (route: Route) => Promise<void>): Promise<unknown>
  routeWebSocket(url: (url: URL) => boolean, handler: (socket: WebSocketRoute) => void): Promise<void>
  addInitScript(script: { content: string }): Promise<unknown>
}
