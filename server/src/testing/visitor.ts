import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './testApp'

/** A browser that stores the cookies of the API. */
export interface Visitor {
  get: (url: string) => Promise<LightMyRequestResponse>
  post: (url: string, payload: object) => Promise<LightMyRequestResponse>
  /** The value of a cookie; empty if the browser does not have it. */
  cookie: (name: string) => string
}

/**
 * @param headers further headers of this browser, for example `user-agent`; `cookie` sets its first cookies
 * @param remoteAddress its IP address
 */
export function visitor(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Visitor {
  const { cookie: first = '', ...own } = headers
  const cookies = new Map<string, string>()
  for (const pair of first.split('; ').filter(Boolean))
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))

  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { ...own, ...(cookie && { cookie }) }
    const response = await app.inject({ method, url, payload, headers: sent, remoteAddress })
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    get: (url) => send('GET', url),
    post: (url, payload) => send('POST', url, payload),
    cookie: (name) => cookies.get(name) ?? '',
  }
}
