import type { Browser } from 'playwright-core'
import { attachTo } from './devtoolsTarget'
import type { Address } from './openPage'

/**
 * Runs a measurement with the session of a visitor in the browser's default profile, which Lighthouse uses.
 * Lighthouse keeps cookies and local storage when it clears the data that pages have stored.
 */
export async function withSession<Result>(
  browser: Browser,
  { url, visitor }: Address,
  run: () => Promise<Result>,
): Promise<Result> {
  const devtools = await browser.newBrowserCDPSession()
  const { origin } = new URL(url)
  // A page without scripts stays open until the end, because the profile would lose its cookies with its last
  // page.
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' })
  const ask = await attachTo(devtools, targetId)
  const store = (values: Record<string, string | null>) =>
    ask('Runtime.evaluate', {
      expression: `for (const [key, value] of Object.entries(${JSON.stringify(values)}))
        value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)`,
    })
  await ask('Page.navigate', { url: `${origin}/robots.txt` })
  await store(visitor.storage)
  const cookies = visitor.cookies.map((cookie) => ({ ...cookie, url: origin }))
  await devtools.send('Storage.setCookies', { cookies })
  try {
    return await run()
  } finally {
    await devtools.send('Storage.clearCookies')
    await store(Object.fromEntries(Object.keys(visitor.storage).map((key) => [key, null])))
    await devtools.send('Target.closeTarget', { targetId })
    await devtools.detach()
  }
}
