import { RENDERING_FILE, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A state of the site: its composed pages, and how they are rendered. */
export interface SiteState {
  /** Folder of the state. */
  live: string
  site: SiteRendering
}

/**
 * Returns a function that reads the live state. It resolves with undefined if nothing is live. A single
 * rename makes another state live, so a page never mixes two states.
 *
 * @param root folder of the site
 */
export function liveStateOf(root: string): () => Promise<SiteState | undefined> {
  let latest: SiteState | undefined
  let reading: Promise<SiteState | undefined> | undefined

  async function read(): Promise<SiteState | undefined> {
    const link = await readlink(join(root, 'live')).catch(() => undefined)
    if (!link) return undefined
    const live = join(root, link)
    const state = latest?.live === live ? latest : await readState(live)
    latest = state
    return state
  }

  // Requests that arrive while the state is being read share the result.
  return () => (reading ??= read().finally(() => (reading = undefined)))
}

async function readState(live: string): Promise<SiteState | undefined> {
  try {
    return { live, site: JSON.parse(await readFile(join(live, RENDERING_FILE), 'utf8')) as SiteRendering }
  } catch {
    return undefined
  }
}
