import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { TEMPLATES_FOLDER, templateName, templateOf } from './databaseTemplates'
import { onServer } from './postgresServer'

/** The parts of an installation. */
export interface Parts {
  dataDir: string
  /** Address of the PostgreSQL server; undefined on SQLite, whose files are in `dataDir`. */
  server: string | undefined
  databases: { name: string }[]
}

/**
 * Fills an installation. This takes seconds, so only the first installation of a test run is really filled; the others
 * get a copy of its data.
 *
 * @param settings settings that distinguish this installation from others
 */
export async function fillOrCopy(parts: Parts, settings: object, fill: () => Promise<void>): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16)
  const template = {
    folder: `${TEMPLATES_FOLDER}/installation-${hash}`,
    databases: parts.databases.map((_, index) => templateName(`${hash}_${index}`)),
  }
  if (existsSync(template.folder)) return copy(parts, template)
  await fill()
  const draft = `${template.folder}.${randomUUID()}`
  for (const [index, { name }] of parts.databases.entries())
    await templateOf(parts.server!, name, template.databases[index]!)
  await cp(parts.dataDir, draft, { recursive: true, verbatimSymlinks: true })
  // The rename fails if another test file has made the template in the meantime.
  await rename(draft, template.folder).catch(() => undefined)
}

async function copy(
  { dataDir, server, databases }: Parts,
  template: { folder: string; databases: string[] },
) {
  for (const [index, { name }] of databases.entries()) {
    await onServer(server!, `drop database ${name} with (force)`)
    await onServer(server!, `create database ${name} template ${template.databases[index]}`)
  }
  await cp(template.folder, dataDir, { recursive: true, verbatimSymlinks: true })
}
