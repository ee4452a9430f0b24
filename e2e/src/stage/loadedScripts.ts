import type { Page } from 'playwright-core'

/** Texts that are in every copy of a library and nowhere else. */
const MARKERS = {
  React: 'useSyncExternalStore=function',
  'React DOM': '__reactContainer$',
  'the router': 'useNavigate() may be used only in the context of a <Router> component',
  'styled-components': 'data-styled-version',
  SWR: 'focusThrottleInterval:5e3',
}

/** Path of a script → its text. */
type Scripts = Map<string, string>

/**
 * Collects every script that the page loads from now on. The returned function requests them again, because the browser
 * forgets the responses of an earlier document, and prefetched scripts arrive until the page is closed.
 */
export function loadedScripts(page: Page): () => Promise<Scripts> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) loaded.add(pathname)
  })
  const read = async (path: string) => [path, await (await page.request.get(path)).text()] as const
  return async () => new Map(await Promise.all([...loaded].map(read)))
}

/** Library → origin of each of its copies: `shell`, or the name of an area. */
export function librariesIn(scripts: Scripts): Record<string, string[]> {
  const owners = Object.entries(MARKERS).map(([library, marker]) => {
    const withIt = [...scripts].filter(([, text]) => text.includes(marker)).map(([path]) => ownerOf(path))
    return [library, withIt] as const
  })
  return Object.fromEntries(owners)
}

/** Owner of a script: `/shell/r1/main.js` → `shell`, `/remotes/chat/r1/start.js` → `chat`. */
function ownerOf(path: string): string {
  const [, first = '', area = ''] = path.split('/')
  return first === 'remotes' ? area : first
}
