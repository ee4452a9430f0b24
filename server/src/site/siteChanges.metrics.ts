import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

/** The fields of a ledger entry that the metrics show. */
interface Change {
  /** ISO 8601. */
  at: string
  action: string
  area?: string
  /** Only set for the actions `hold` and `grant`. */
  held?: string
  to?: string
  release?: string
  by?: string
  via?: string
}

const SHOWN = 20

/** Registers metrics of the time of the latest changes of the site, and of the people who made them. */
export function registerSiteChanges(registry: Registry, live: string) {
  new Gauge({
    name: 'mentor_connect_site_change_timestamp_seconds',
    help: 'When each of the latest changes of the site was made: what was changed, how, to which release, by whom',
    labelNames: ['what', 'action', 'release', 'who', 'via'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { at, action, area, held, to, release = '', by = '', via = '' } of await latest(live)) {
        const what = area ?? held ?? to ?? 'site'
        this.set({ what, action, release, who: by, via }, Date.parse(at) / 1000)
      }
    },
  })
}

async function latest(live: string): Promise<Change[]> {
  try {
    return (JSON.parse(await readFile(join(live, 'ledger.json'), 'utf8')) as Change[]).slice(-SHOWN)
  } catch {
    // Nothing is live yet, so there is no ledger.
    return []
  }
}
