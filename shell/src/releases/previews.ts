import { PREVIEW_PARAMETER, previewText, type Preview } from '@mentor-connect/contract/site/preview'
import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { PREVIEWS_KEY, type LostPin, type TabPreviews } from './pins'
import { fromBase64Url, isSignatureOf } from './signature'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Verifying {
  /** Public key of the site, base64url. */
  key: string
  now: Date
}

/**
 * Returns the previews of this tab, one for each area. A preview in the URL is included and stored for the
 * tab. Previews that have ended are removed; texts without a valid signature are ignored.
 */
export async function readPreviews(search: string, storage: Store, by: Verifying): Promise<TabPreviews> {
  const tokens = [...storedTokens(storage), ...new URLSearchParams(search).getAll(PREVIEW_PARAMETER)]
  const releases = new Map<string, RemoteRelease>()
  const kept = new Map<string, string>()
  const ended: LostPin[] = []
  for (const token of tokens) {
    const preview = await verified(token, by.key)
    if (!preview) console.warn('The address of a preview is not signed by this site, so it shows nothing.')
    else if (Date.parse(preview.until) <= by.now.getTime())
      ended.push({ area: preview.area, release: preview.name })
    else {
      releases.set(preview.area, preview.release)
      kept.set(preview.area, token)
    }
  }
  if (kept.size > 0) storage.setItem(PREVIEWS_KEY, JSON.stringify([...kept.values()]))
  else storage.removeItem(PREVIEWS_KEY)
  return { releases: Object.fromEntries(releases), ended }
}

async function verified(token: string, key: string): Promise<Preview | undefined> {
  const [encoded = '', signature = ''] = token.split('.')
  try {
    const json = new TextDecoder().decode(fromBase64Url(encoded))
    return (await isSignatureOf(previewText(json), signature, key))
      ? (JSON.parse(json) as Preview)
      : undefined
  } catch {
    // A signature that is not base64url is treated as missing.
    return undefined
  }
}

function storedTokens(storage: Store): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(PREVIEWS_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((token) => typeof token === 'string') : []
  } catch {
    // Invalid JSON: treated as no previews.
    return []
  }
}
