import type { AnyDatabase } from '../../platform/database/copy/tables.repo'

/** Returns every upload that a database refers to: its folder, and the key of its file. */
export async function listUploads(db: AnyDatabase): Promise<{ folder: string; key: string }[]> {
  const rows = await db.selectFrom('files').select(['folder', 'path']).orderBy('folder').execute()
  return rows.map(({ folder, path }) => ({
    folder: String(folder),
    key: String(path).replace(/^\/files\//, ''),
  }))
}
