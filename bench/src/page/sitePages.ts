import { setTimeout as sleep } from 'node:timers/promises'
import { read } from '../rendering/load'
import type { BenchPage } from './benchPages'

const TRIES_MAX = 100
const PAUSE_MS = 100

/**
 * The HTML of pages by path, as the site server sends it once it has them in its cache: public ones with their content.
 * @throws if a page is not rendered in time
 */
export async function readSitePages(siteUrl: string, wanted: BenchPage[]): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for (const { path, isPublic } of wanted) pages[path] = await readPage(siteUrl + path, isPublic)
  return pages
}

async function readPage(url: string, isRendered: boolean): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const page = await read(url, { plain: true })
    if (page.isRendered === isRendered) return page.text()
    await sleep(PAUSE_MS)
  }
  throw new Error(`${url} was ${isRendered ? 'not rendered' : 'rendered'} by the site server.`)
}
