import type { Browser, CDPSession } from 'playwright-core'
import type { Visitor } from '../product/demoSite'
import { attachTo } from './devtoolsTarget'
import type { Address } from './openPage'

/**
 * Gives the browser's own profile, which Lighthouse uses, the session of a visitor meanwhile. Lighthouse keeps cookies
 * and local storage when it clears what pages have stored.
 */
export async function withSession<Result>(
  browser: Browser,
  { url, visitor }: Address,
  run: () => Promise<Result>,
): Promise<Result> {
  const devtools = await browser.newBrowserCDPSession()
  const { origin } = new URL(url)
  const cookies = visitor.cookies.map((cookie) => ({ ...cookie, url: origin }))
  await devtools.send('Storage.setCookies', { cookies })
  await store(devtools, `${origin}/robots.txt`, visitor.storage)
  try {
    return await run()
  } finally {
    await devtools.send('Storage.clearCookies')
    const keys = Object.keys(visitor.storage)
    await store(devtools, `${origin}/robots.txt`, Object.fromEntries(keys.map((key) => [key, null])))
    await devtools.detach()
  }
}

/** Stores values at the origin of a page without scripts; null removes one. */
async function store(devtools: CDPSession, url: string, values: Visitor['storage'] | Record<string, null>) {
  if (Object.keys(values).length === 0) return
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' })
  const ask = await attachTo(devtools, targetId)
  await ask('Page.navigate', { url })
  const expression = `for (const [key, value] of Object.entries(${JSON.stringify(values)}))
    value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)`
  await ask('Runtime.evaluate', { expression })
  await devtools.send('Target.closeTarget', { targetId })
}
