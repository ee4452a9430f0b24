import { Counter, Gauge, type Registry } from 'prom-client'
import type { Source } from './pageCache'

/**
 * The way in which a page was sent. With content it was `cached`, `stale` or `produced`. Without content it
 * was `late`, `failed`, or is rendered only by browsers (`browser`). It was `refused` if the network has had
 * too many pages rendered.
 */
type Sent = Source | 'late' | 'failed' | 'browser' | 'refused'

export type RenderingMetrics = ReturnType<typeof renderingMetrics>

/** Registers metrics of the pages that the site server sends with or without content. */
export function renderingMetrics(registry: Registry) {
  const registers = [registry]
  const sent = new Counter({
    name: 'mentor_connect_pages_sent_total',
    help: 'Pages sent: with content (cached, stale, produced) or composed only (late, failed, browser), or refused',
    labelNames: ['how'],
    registers,
  })
  const produced = new Counter({
    name: 'mentor_connect_pages_produced_total',
    help: 'Pages produced for the cache, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const changes = new Counter({
    name: 'mentor_connect_content_changes_total',
    help: 'Changed contents that the main API has named',
    registers,
  })
  return {
    sent: (how: Sent) => sent.inc({ how }),
    contentChanged: (tags: number) => changes.inc(tags),

    /** Counts the outcome of producing a page. */
    async producing<Page>(page: Promise<Page>): Promise<Page> {
      page.then(
        () => produced.inc({ outcome: 'done' }),
        () => produced.inc({ outcome: 'failed' }),
      )
      return page
    },

    observeCache(usage: () => { pages: number; bytes: number }) {
      new Gauge({
        name: 'mentor_connect_page_cache',
        help: 'Number and bytes of the cached pages',
        labelNames: ['unit'],
        registers,
        collect() {
          for (const [unit, value] of Object.entries(usage())) this.set({ unit }, value)
        },
      })
    },
  }
}
