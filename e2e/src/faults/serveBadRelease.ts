import { createHash } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import type { Area, Site } from './targets'

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/**
 * Replaces one file of a release and adjusts all hashes that cover it, like a bad release that was published correctly.
 * (The site of these tests does not sign its registry.)
 */
export async function serveBadRelease(
  context: BrowserContext,
  site: Site,
  area: Area,
  path: string,
  text: string,
): Promise<void> {
  const entry = site.entry(area)
  const serve = (file: string, body: string) =>
    context.route(`**${file}*`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body }),
    )
  const original = site.read(entry)
  const name = path.split('/').pop()!
  const listed =
    path === entry
      ? text
      : original.replace(new RegExp(`("${name.replace(/\./g, '\\.')}":")[^"]+`), `$1${sha384(text)}`)
  if (listed === original) throw new Error(`${entry} does not list ${name}.`)
  if (path !== entry) await serve(path, text)
  await serve(entry, listed)
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(site.registry.remotes[area]!.integrity, sha384(listed))
    await route.fulfill({ response, body: html })
  })
}
