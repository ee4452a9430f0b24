import { mountTable, withDefaults, type StatedMount } from '@mentor-connect/contract/site/mounts'
import type { OfflineReads } from '@mentor-connect/contract/site/serviceWorker'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

interface Declaration {
  mounts: StatedMount[]
  offlineReads?: OfflineReads
}

/** Area → declarations in its source folder. */
const DECLARED = readdirSync(ROOT)
  // The back office is left out, because it has a separate site.
  .filter((folder) => folder.startsWith('mf-') && folder !== 'mf-admin')
  .map((folder) => {
    const text = readFileSync(join(ROOT, folder, 'area.json'), 'utf8')
    return [folder.slice('mf-'.length), JSON.parse(text) as Declaration] as const
  })

export const DECLARED_MOUNTS = Object.fromEntries(
  DECLARED.map(([area, { mounts }]) => [area, mounts.map(withDefaults)]),
)

/** The mount table of the site that these declarations form. */
export const SITE_MOUNTS = mountTable(DECLARED_MOUNTS)

export const DECLARED_READS: Required<OfflineReads> = {
  public: DECLARED.flatMap(([, { offlineReads }]) => offlineReads?.public ?? []),
  personal: DECLARED.flatMap(([, { offlineReads }]) => offlineReads?.personal ?? []),
}
