import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { PAGE_SCRIPTS_PATH } from '@mentor-connect/contract/site/pageScripts'
import { API_PREFIX, CHAT_PREFIX, serve, type BenchSite, type Upstream } from './benchServer'
import type { Monolith } from './monolith/buildMonolith'
import { withMonolith, withoutScripts } from './pageHtml'

/**
 * `federated` is the site itself; `no script` is the site with its pages stripped of scripts; `monolith` is one bundle
 * of the same sources, whose pages are sent in the same way.
 */
export type Variant = 'federated' | 'no script' | 'monolith'

/** Path → scripts that the page lists as preloads, in addition to its entry. */
export type Preloads = Record<string, string[]>

export interface Sources {
  /** Path → HTML, as the site server sends it. */
  sitePages: Record<string, string>
  registry: SiteRegistry
  upstream: Upstream
  /** Absent if only the site is measured. */
  monolith?: Monolith
}

export interface RunningVariant {
  origin: string
  /** Sets the preloads that the pages of the monolith list; before the first call they list none. */
  setPreloads: (preloads: Preloads) => void
  stop: () => void
}

export async function startVariant(
  variant: Variant,
  port: number,
  sources: Sources,
): Promise<RunningVariant> {
  const origin = `https://localhost:${port}`
  const { siteUrl, apiUrl, chatUrl } = sources.upstream
  const convert = (html: string) =>
    html
      .replaceAll(apiUrl, origin + API_PREFIX)
      .replaceAll(chatUrl, origin + CHAT_PREFIX)
      .replaceAll(siteUrl, origin)
  const pagesWith = (preloads: Preloads) =>
    Object.fromEntries(
      Object.entries(sources.sitePages).map(([path, sent]) => [
        path,
        variantOf(convert(sent), variant, sources, preloads[path] ?? []),
      ]),
    )
  const site: BenchSite = {
    pages: pagesWith({}),
    convert,
    monolithDir: sources.monolith?.dir,
    // The monolith does not have the table from which the shell prefetches scripts of the site.
    missing: variant === 'monolith' ? [PAGE_SCRIPTS_PATH] : [],
  }
  const stop = await serve(port, site, sources.upstream)
  return { origin, stop, setPreloads: (preloads) => void (site.pages = pagesWith(preloads)) }
}

function variantOf(
  page: string,
  variant: Variant,
  { registry, monolith }: Sources,
  preloads: string[],
): string {
  if (variant === 'federated') return page
  if (variant === 'no script') return withoutScripts(page)
  if (!monolith) throw new Error('The monolith was not built.')
  return withMonolith(page, { registry, monolith, preloads })
}
