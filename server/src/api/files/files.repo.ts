import type { Kysely, Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, FilesTable } from '../database/schema'

type Database = Kysely<ApiDatabase>
export type FileRow = Selectable<FilesTable>

export async function insertFile(db: Database, file: FileRow) {
  await db.insertInto('files').values(file).execute()
}

export async function deleteFile(db: Database, folder: string) {
  await db.deleteFrom('files').where('folder', '=', folder).execute()
}

export function findFile(db: Database, folder: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('folder', '=', folder).executeTakeFirst()
}

export async function bytesOf(db: Database, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('bytes'), eb.lit(0)).as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Those of the paths that are uploads of this kind by this person. */
export async function ownedPaths(
  db: Database,
  ownerId: string,
  kind: FileRow['kind'],
  paths: string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('files')
    .select('path')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('path', 'in', paths)
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** Whatever may refer to a file. A new table that does gets a line here, or its files are collected. */
const REFERENCES = [
  ['courses', 'banner'],
  ['lessons', 'file'],
  ['learners', 'profile'],
  ['mentors', 'profile'],
] as const

/** Uploads from before the given time that nothing refers to. */
export function unreferencedFiles(db: Database, before: string, limit: number): Promise<FileRow[]> {
  return unreferenced(db)
    .where('files.created_at', '<', before)
    .orderBy('files.created_at')
    .limit(limit)
    .execute()
}

/** Uploads of one person that nothing refers to, or refers to any more. */
export function unreferencedFilesOf(db: Database, ownerId: string): Promise<FileRow[]> {
  return unreferenced(db).where('files.owner_id', '=', ownerId).execute()
}

export function filesOf(db: Database, ownerId: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('folder')
    .execute()
}

function unreferenced(db: Database) {
  return db
    .selectFrom('files')
    .selectAll()
    .where((eb) =>
      eb.and(
        REFERENCES.map(([table, column]) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom(table)
                .select(eb.lit(1).as('found'))
                .whereRef(`${table}.${column}` as 'courses.banner', '=', 'files.path'),
            ),
          ),
        ),
      ),
    )
}

/** Waits for whoever else keeps a file for this person: what they may store is counted by one at a time. */
export async function lockOwner(db: Database, ownerId: string) {
  for (const table of ['learners', 'mentors'] as const)
    await lockRows(db, db.selectFrom(table).select('id').where('id', '=', ownerId)).execute()
}

/** An upload of somebody who had no account yet gets its owner. */
export async function giveFileTo(db: Database, path: string, ownerId: string) {
  await db
    .updateTable('files')
    .set({ owner_id: ownerId })
    .where('path', '=', path)
    .where('owner_id', 'is', null)
    .execute()
}
