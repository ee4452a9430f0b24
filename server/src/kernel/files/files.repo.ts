import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool } from 'kysely'
import { lockFreeRows, lockRows } from '../../platform/database/lockRows'
import type { FilesTable } from '../database/fileTables'
import type { ApiDatabase, Database } from '../database/schema'

export type FileRow = Selectable<FilesTable>

export type NewFileRow = Insertable<FilesTable>

export async function insertFile(db: Database, file: NewFileRow) {
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

/**
 * Returns those of the paths that belong to uploads of this kind by this person. Locks their rows, so that
 * they are not collected as orphans.
 */
export async function ownedPaths(
  tx: Database,
  ownerId: string,
  kind: FileRow['kind'],
  paths: string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const own = tx
    .selectFrom('files')
    .select('path')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('path', 'in', paths)
    .orderBy('folder')
  const rows = await lockRows(tx, own).execute()
  return new Set(rows.map(({ path }) => path))
}

/** All columns that refer to files. A new column must be added here; otherwise its files are deleted as orphans. */
const REFERENCES = [
  ['courses', 'banner'],
  ['lessons', 'file'],
  ['lesson_files', 'path'],
  ['task_works', 'file'],
  ['task_submissions', 'file'],
  ['project_files', 'path'],
  ['community_pictures', 'path'],
  ['learners', 'profile'],
  ['mentors', 'profile'],
] as const

/**
 * Deletes the rows of unreferenced uploads from before the given time and returns their folders. Skips rows that are locked
 * because somebody is about to refer to them.
 */
export async function takeUnreferencedFiles(tx: Database, before: string, limit: number): Promise<string[]> {
  const old = unreferenced(tx).where('files.created_at', '<', before).orderBy('files.created_at').limit(limit)
  const folders = (await lockFreeRows(tx, old).execute()).map(({ folder }) => folder)
  if (folders.length === 0) return []
  // The rows are checked again, because a reference may have been saved just before they were locked.
  const still = await unreferenced(tx).where('files.folder', 'in', folders).execute()
  for (const { folder } of still) await deleteFile(tx, folder)
  return still.map(({ folder }) => folder)
}

/**
 * Returns the unreferenced uploads of one person, and the person's uploads to which messages refer, because
 * these are deleted with the account.
 */
export function unreferencedFilesOf(db: Database, ownerId: string): Promise<FileRow[]> {
  return uploadsWhere(db, (eb) => eb.or([eb('files.kind', '=', 'chat'), hasNoReference(eb)]))
    .where('files.owner_id', '=', ownerId)
    .execute()
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

type Files = ExpressionBuilder<ApiDatabase, 'files'>

const uploadsWhere = (db: Database, condition: (eb: Files) => Expression<SqlBool>) =>
  db.selectFrom('files').selectAll().where(condition)

const unreferenced = (db: Database) => uploadsWhere(db, hasNoReference)

function hasNoReference(eb: Files) {
  const references = REFERENCES.map(([table, column]) =>
    eb.exists(
      eb
        .selectFrom(table)
        .select(eb.lit(1).as('found'))
        .whereRef(`${table}.${column}` as 'courses.banner', '=', 'files.path'),
    ),
  )
  const isAttached = eb.and([eb('files.chat_use', 'is not', null), eb('files.chat_use', '=', 'attached')])
  return eb.not(eb.or([isAttached, ...references]))
}

/** Locks the row of a person, so that only one upload at a time is checked against the person's quota. */
export async function lockOwner(db: Database, ownerId: string) {
  for (const table of ['learners', 'mentors'] as const)
    await lockRows(db, db.selectFrom(table).select('id').where('id', '=', ownerId)).execute()
}

/** Sets the owner of an upload that was made before the account existed. */
export async function giveFileTo(db: Database, path: string, ownerId: string) {
  await db
    .updateTable('files')
    .set({ owner_id: ownerId })
    .where('path', '=', path)
    .where('owner_id', 'is', null)
    .execute()
}
