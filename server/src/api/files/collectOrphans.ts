import { deleteFolder } from '../../platform/files/store/fileStore'
import type { ApiDependencies } from '../dependencies'
import { deleteFile, unreferencedFiles, unreferencedFilesOf, type FileRow } from './files.repo'

/** How long an upload may wait to be saved in a course or a profile: a form may stay open over a night. */
export const GRACE_MS = 48 * 60 * 60_000
const AT_ONCE = 200

type Stores = Pick<ApiDependencies, 'db' | 'files'>

/** Deletes uploads that nothing refers to and that had their time. */
export async function collectOrphans(stores: Stores, now: Date) {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  await deleteAll(stores, await unreferencedFiles(stores.db, before, AT_ONCE))
}

/** Deletes, at once, what somebody uploaded whose account is gone; what courses that stay still need stays with them. */
export async function deleteFilesLeftBy(stores: Stores, personId: string) {
  await deleteAll(stores, await unreferencedFilesOf(stores.db, personId))
}

/** The row goes last: where the store is down, it tells the next round what is still to be deleted. */
async function deleteAll({ db, files }: Stores, rows: FileRow[]) {
  for (const { folder } of rows) {
    await deleteFolder(files, folder)
    await deleteFile(db, folder)
  }
}
