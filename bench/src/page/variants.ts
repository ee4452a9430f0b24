import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { PAGE_SCRIPTS_PATH } from '@mentor-connect/contract/site/pageScripts'
import { API_PREFIX, serve, type BenchSite, type Upstream } from './benchServer'
import type { Monolith } from './monolith/buildMonolith'
import { withMonolith, withoutScripts } from './pageHtml'

/** The site, its pages without scripts, and one bundle of the same sources that is sent as the site sends its pages. */
export type Variant = 'federated' | 'no script' | 'monolith'

/** Path → scripts that the page lists as preloads, besides its entry. */
export type Preloads = Record<string, string[]>

export interface Sources {
  /** HTML by path, as the site server sends it. */
  sitePages: Record<string, string>
  registry: SiteRegistry
  upstream: Upstream
  /** Absent if only the site is measured. */
  monolith?: Monolith
}

export interface RunningVariant {
  origin: string
  /** Changes what the pages of the monolith list; at first they list nothing. */
  setPreloads: (preloads: Preloads) => void
  stop: () => void
}

/** Serves the pages of a variant. */
export async function startVariant(
  variant: Variant,
  port: number,
  sources: Sources,
): Promise<RunningVariant> {
  const origin = `https://localhost:${port}`
  const { siteUrl, apiUrl } = sources.upstream
  const pagesWith = (preloads: Preloads) =>
    Object.fromEntries(
      Object.entries(sources.sitePages).map(([path, sent]) => {
        const page = sent.replaceAll(apiUrl, origin + API_PREFIX).replaceAll(siteUrl, origin)
        return [path, variantOf(page, variant, sources, preloads[path] ?? [])]
      }),
    )
  const site: BenchSite = {
    pages: pagesWith({}),
    monolithDir: sources.monolith?.dir,
    // The table by which the site's own scripts are prefetched.
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
