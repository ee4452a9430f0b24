import { join } from 'node:path'
import { composePages } from '@mentor-connect/delivery/site/composePages'
import { html } from '@mentor-connect/delivery/site/pages/html'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import type { BenchSite } from './benchServer'
import type { Monolith } from './monolith/buildMonolith'

export const VARIANTS = ['federated', 'no script', 'monolith', 'monolith + preload'] as const
export type Variant = (typeof VARIANTS)[number]

/** Address → scripts of the monolith that its page needs. */
export type Needed = Record<string, string[]>

interface Parts {
  siteDir: string
  registry: SiteRegistry
  monolith: Monolith
  config: RuntimeConfig
}

/**
 * The site of a variant. `needed` are the scripts that the plain monolith loaded; the preloading variant lists
 * them.
 */
export function siteOfVariant(variant: Variant, parts: Parts, needed: Needed): BenchSite {
  const { siteDir, registry, monolith, config } = parts
  const folders = {
    shell: join(siteDir, 'shell'),
    remotes: join(siteDir, 'remotes'),
    monolith: monolith.dir,
  }
  if (variant === 'federated') return { folders, pages: composePages(siteDir, registry, config) }
  if (variant === 'no script')
    return { folders, pages: mapPages(composePages(siteDir, registry, config), withoutScripts) }
  const page = (scripts: string[]) =>
    html({
      registry: { ...registry, shell: monolith },
      config,
      locale: 'en',
      preloads: scripts.map((href) => ({ href })),
    })
  const hinted = variant === 'monolith' ? {} : needed
  const pages = Object.entries(hinted).map(([path, scripts]) => [fileOf(path), page(scripts)] as const)
  return { folders, pages: { 'index.html': page([]), 'app.html': page([]), ...Object.fromEntries(pages) } }
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function mapPages(pages: Record<string, string>, change: (page: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([file, page]) => [file, change(page)]))
}

function withoutScripts(page: string): string {
  return page.replace(/<script.*?<\/script>\n?/gs, '').replace(/<link rel="preload"[^>]*>\n?/g, '')
}
