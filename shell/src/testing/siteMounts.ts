import { mountTable, withDefaults, type StatedMount } from '@mentor-connect/contract/site/mounts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

/** Area → the mounts in its sources. */
export const DECLARED_MOUNTS = Object.fromEntries(
  readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mf-'))
    .map((folder) => {
      const { mounts } = JSON.parse(readFileSync(join(ROOT, folder, 'area.json'), 'utf8')) as {
        mounts: StatedMount[]
      }
      return [folder.slice('mf-'.length), mounts.map(withDefaults)]
    }),
)

/** The mount table of the site that these sources make. */
export const SITE_MOUNTS = mountTable(DECLARED_MOUNTS)
