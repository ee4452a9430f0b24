import { resolve } from 'node:path'
import { minute } from '@mentor-connect/contract/rules/textTable'
import { createBackup } from '../backup/createBackup'
import { DATABASES, type Manifest } from '../backup/manifest'
import { readRetention, thinOut } from '../backup/retention'
import { verifyBackup } from '../backup/verifyBackup'
import type { SettingsCommand } from '../command'
import { restoreDrill, type Drill } from '../restore/restoreDrill'
import { restoreBackup, type Restored } from '../restore/restoreBackup'
import { progress } from '../progress'

export const backupCommands: SettingsCommand[] = [
  {
    name: 'backup',
    options: { to: 'folder', 'without-site': '', keep: '7d,4w,3m' },
    requires: ['to'],
    about:
      'backs up databases, uploads, keys and the site to a new folder, while the product runs; --keep deletes older ones beside it',
    runWith: async (config, { to, ...options }) => {
      const folder = resolve(String(to))
      const withoutSite = options['without-site'] === true
      // An unreadable value is refused before the backup is made.
      const retention = options['keep'] === undefined ? undefined : readRetention(String(options['keep']))
      const manifest = await createBackup(config, folder, { withoutSite, clock: () => new Date(), progress })
      const deleted = retention ? await thinOut(folder, retention, new Date()) : []
      return {
        json: { folder, ...manifest, deleted },
        text: [
          `The backup in ${folder} is complete and was read back.`,
          ...describe(manifest),
          ...deleted.map((path) => `  deleted    ${path}`),
        ].join('\n'),
      }
    },
  },
  {
    name: 'verify-backup',
    options: { from: 'folder' },
    requires: ['from'],
    about: 'verifies a whole backup and reports whether it can be restored',
    runWith: async (_, { from }) => {
      const folder = resolve(String(from))
      const manifest = await verifyBackup(folder)
      return {
        json: { folder, ...manifest },
        text: [`The backup in ${folder} is complete and undamaged.`, ...describe(manifest)].join('\n'),
      }
    },
  },
  {
    name: 'restore-drill',
    options: { from: 'folder', in: 'folder' },
    requires: ['from'],
    about:
      'restores the newest backup in a folder on trial, beside the running product, compares it and deletes the copy',
    runWith: async (config, { from, in: inside }) => {
      const drill = await restoreDrill(config, {
        from: resolve(String(from)),
        inside: inside === undefined ? config.dataDir : resolve(String(inside)),
        clock: () => new Date(),
        progress,
      })
      return { json: drill, text: describeDrill(drill).join('\n') }
    },
  },
  {
    name: 'restore',
    options: { from: 'folder', replace: '', journal: 'folder' },
    requires: ['from'],
    about: 'restores a backup while all services are stopped, and repeats permanent actions since then',
    runWith: async (config, { from, journal, replace }) => {
      const backup = resolve(String(from))
      const restored = await restoreBackup(config, backup, {
        replace: replace === true,
        journal: typeof journal === 'string' ? resolve(journal) : undefined,
        clock: () => new Date(),
        progress,
      })
      return { json: { backup, ...restored }, text: describeRestore(restored).join('\n') }
    },
  },
]

function describe({ takenAt, product, databases, files, keys, site }: Manifest): string[] {
  const rows = (name: (typeof DATABASES)[number]) =>
    Object.values(databases[name].tables).reduce((sum, table) => sum + table.rows, 0)
  return [
    `  taken      ${minute(takenAt)} UTC by ${product}`,
    ...DATABASES.map((name) => `  ${name.padEnd(9)}  ${rows(name)} rows, from ${databases[name].source}`),
    `  uploads    ${files.count} files, ${Math.ceil(files.bytes / 1024)} KB`,
    ...(files.missing.length > 0
      ? [`  missing    ${files.missing.length} uploads had no file in the store: ${files.missing.join(', ')}`]
      : []),
    `  keys       ${keys.files.join(', ') || 'none: they are in the settings, keep those as well'}`,
    `  site       ${site ? site.live : 'none'}`,
  ]
}

function describeDrill({ backup, takenAt, seconds, rows, files, warnings }: Drill): string[] {
  return [
    `The backup in ${backup} can be restored: it was, on trial, in ${seconds} s, and the copy is deleted.`,
    `  taken      ${minute(takenAt)} UTC`,
    `  compared   ${rows} rows, ${files} uploads`,
    ...warnings.map((warning) => `! ${warning}`),
  ]
}

function describeRestore({ manifest, replayed, files, site, aside, warnings }: Restored): string[] {
  const again = Object.entries(replayed).map(([kind, count]) => `${count} × ${kind}`)
  return [
    `The backup of ${minute(manifest.takenAt)} UTC is restored.`,
    `  done again  ${again.join(', ') || 'nothing: nothing was deleted, suspended or revoked since then'}`,
    `  uploads     ${files.restored} put back, ${files.keptAside} of later moved aside`,
    `  site        ${SITES[site]}`,
    `  kept aside  ${aside ?? 'nothing: there was no data'}`,
    '  sessions    all ended: everybody signs in again',
    ...warnings.map((warning) => `! ${warning}`),
    'Start the services now, and look at what you kept aside before you delete it.',
  ]
}

const SITES = {
  restored: 'restored from the backup',
  kept: 'the one that is live was kept',
  none: 'none: release it',
}
