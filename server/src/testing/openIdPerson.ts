import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './testApp'

/** The query parameters with which the provider has redirected the browser back. */
export type Returned = Record<string, string>

/** A browser that signs in at an OpenID Connect provider. */
export function openIdPerson(test: TestApp) {
  let cookie = ''

  async function post(step: string, payload: object): Promise<LightMyRequestResponse> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/auth/open-id/${step}`,
      headers: { ...(cookie && { cookie }) },
      payload,
    })
    const set = response.cookies.find(({ name }) => name === 'mc_open_id')
    if (set) cookie = `mc_open_id=${set.value}`
    return response
  }

  /** Starts a sign-in. Returns the address of the provider's page. */
  async function start(): Promise<URL> {
    const response = await post('start', {})
    return new URL((response.json() as { data: { url: string } }).data.url)
  }

  const finish = (returned: Returned, more: object = {}) => post('finish', { ...returned, ...more })

  return {
    post,
    start,
    finish,
    /** Does the whole sign-in with this login at the provider. */
    signIn: async (login: string, more: object = {}) =>
      finish(await returnedFrom(await start(), login), more),
  }
}

/** Logs in on the provider's pages and grants the site's request, or cancels if `login` is null. */
export async function returnedFrom(page: URL, login: string | null): Promise<Returned> {
  const visit = providerBrowser()
  let response = await visit(page)
  for (;;) {
    const location = response.headers.get('location')
    if (location) {
      const next = new URL(location, response.url)
      if (next.origin !== page.origin) return Object.fromEntries(next.searchParams)
      response = await visit(next)
    } else {
      const html = await response.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1]
      if (!prompt) throw new Error(`The provider shows ${response.status}: ${html}`)
      const here = new URL(response.url)
      response =
        login === null
          ? await visit(new URL(`${here.pathname}/abort`, here))
          : await visit(here, new URLSearchParams({ prompt, login, password: 'any' }))
    }
  }
}

/** A browser with cookies that follows no redirects. */
function providerBrowser() {
  const cookies = new Map<string, string>()
  return async (url: URL, form?: URLSearchParams) => {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (value) cookies.set(name!, value)
      else cookies.delete(name!)
    }
    return response
  }
}
