import { html } from '@mentor-connect/delivery/site/pages/html'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { PAGE_SCRIPTS_PATH } from '@mentor-connect/contract/site/pageScripts'
import { API_PREFIX, serve, type BenchSite, type Upstream } from './benchServer'
import type { Monolith } from './monolith/buildMonolith'
import { registryOfMonolith, withMonolith, withoutScripts } from './pageHtml'

export const OF_THE_SITE = ['federated', 'no script'] as const
/** The monolith that is sent as the site sends its pages: with their content, with preloads and first reads. */
export const RIVAL = 'monolith, prerendered'
const OF_THE_MONOLITH = ['monolith', RIVAL] as const
export const VARIANTS = [...OF_THE_SITE, ...OF_THE_MONOLITH] as const
export type Variant = (typeof VARIANTS)[number]

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
  /** Changes what the pages of a monolith list; at first they list nothing. */
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
  const pagesWith = (preloads: Preloads) =>
    Object.fromEntries(
      Object.entries(sources.sitePages).map(([path, sent]) => {
        const page = atOrigin(sent, origin, sources.upstream)
        return [path, variantOf(page, { variant, origin, preloads: preloads[path] ?? [], ...sources })]
      }),
    )
  const site: BenchSite = {
    pages: pagesWith({}),
    monolithDir: sources.monolith?.dir,
    // The table by which the site's own scripts are prefetched.
    missing: isOfTheSite(variant) ? [] : [PAGE_SCRIPTS_PATH],
  }
  const stop = await serve(port, site, sources.upstream)
  return { origin, stop, setPreloads: (preloads) => void (site.pages = pagesWith(preloads)) }
}

/** Whether public pages of the variant are sent with their content. */
export const hasRenderedContent = (variant: Variant) => isOfTheSite(variant) || variant === RIVAL

const isOfTheSite = (variant: Variant) => OF_THE_SITE.some((one) => one === variant)

/** The page as the site would send it if site and API were at this origin. */
function atOrigin(page: string, origin: string, { siteUrl, apiUrl }: Upstream): string {
  return page.replaceAll(apiUrl, origin + API_PREFIX).replaceAll(siteUrl, origin)
}

interface Wanted extends Pick<Sources, 'registry' | 'monolith'> {
  variant: Variant
  origin: string
  preloads: string[]
}

function variantOf(page: string, { variant, origin, preloads, registry, monolith }: Wanted): string {
  if (variant === 'federated') return page
  if (variant === 'no script') return withoutScripts(page)
  if (!monolith) throw new Error(`The variant "${variant}" needs the monolith.`)
  if (variant === RIVAL) return withMonolith(page, { registry, monolith, preloads })
  const config: RuntimeConfig = { apiUrl: origin + API_PREFIX, chatUrl: origin, siteUrl: origin }
  return html({ registry: registryOfMonolith(registry, monolith), config, locale: 'en', preloads: [] })
}
