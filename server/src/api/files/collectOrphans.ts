import { deleteFolder } from '../../platform/files/store/fileStore'
import type { ApiDependencies } from '../dependencies'
import { deleteFile, unreferencedFiles } from './files.repo'

/** How long an upload may wait to be saved in a course or a profile: a form may stay open over a night. */
export const GRACE_MS = 48 * 60 * 60_000
const AT_ONCE = 200

/** Deletes uploads that nothing refers to and that had their time. */
export async function collectOrphans({ db, files }: Pick<ApiDependencies, 'db' | 'files'>, now: Date) {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  for (const { folder } of await unreferencedFiles(db, before, AT_ONCE)) {
    await deleteFolder(files, folder)
    await deleteFile(db, folder)
  }
}
