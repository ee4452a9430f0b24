import { resolve } from 'node:path'
import { table } from '@mentor-connect/contract/rules/textTable'
import { hasManifest } from '../backup/manifest'
import type { SettingsCommand } from '../command'
import type { ImportedDatabase } from '../import/fillTargets'
import { importDatabases } from '../import/importDatabases'
import { progress } from '../progress'

export const importCommand: SettingsCommand = {
  name: 'import',
  options: { from: 'folder' },
  requires: ['from'],
  about: 'imports the SQLite databases of a data folder or a backup into empty PostgreSQL databases',
  runWith: async (config, { from }) => {
    const folder = resolve(String(from))
    const databases = await importDatabases(config, folder, progress)
    return { json: { folder, databases }, text: describe(folder, databases).join('\n') }
  },
}

function describe(folder: string, databases: ImportedDatabase[]): string[] {
  return [
    table(['database', 'table', 'rows', 'hash in both'], databases.flatMap(rowsOf), ''),
    '',
    ...databases.map(sentenceOf),
    ...(databases.length < 2 ? ['! The other database was left alone: the settings name none for it.'] : []),
    'Next: start the services with these settings, sign in, and look at a course, a certificate and a conversation.',
    'Uploads and keys stay where they are, in DATA_DIR or the bucket.',
    // This advice is not given for a backup, because backups are kept after an import.
    ...(hasManifest(folder)
      ? []
      : [`Nothing writes to the databases in ${folder} any more: delete them when all is well.`]),
  ]
}

function rowsOf({ name, tables }: ImportedDatabase): string[][] {
  return Object.entries(tables).map(([tableName, { rows, hash }]) => [name, tableName, String(rows), hash])
}

function sentenceOf({ name, tables, wasThere }: ImportedDatabase): string {
  const count = Object.keys(tables).length
  return wasThere
    ? `The database of ${name} was imported before: all ${count} tables are the same.`
    : `The database of ${name} is imported: all ${count} tables are the same.`
}
