import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { deleteFolder } from '../../platform/files/store/fileStore'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDependencies } from '../dependencies'
import { deleteFile, takeUnreferencedFiles, unreferencedFilesOf } from './files.repo'

/** The time for which an upload may stay unreferenced, in ms. It is long because a form may stay open overnight. */
export const GRACE_MS = 48 * HOUR_MS
const AT_ONCE = 200

const deleteFiles = jobKind<{ folder: string }>('files.delete')

/**
 * Handles the jobs that delete files from the store. The row of a file is deleted before its job runs, so
 * that nothing can start to refer to the file in between.
 */
export function handleFileDeletion({ jobs, files }: Pick<ApiDependencies, 'jobs' | 'files'>) {
  jobs.handle(deleteFiles, { outside: ({ folder }) => deleteFolder(files, folder) })
}

/** Deletes uploads that are unreferenced for longer than `GRACE_MS`. */
export async function collectOrphans({ db, jobs }: Pick<ApiDependencies, 'db' | 'jobs'>, now: Date) {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    for (const folder of await takeUnreferencedFiles(tx, before, AT_ONCE))
      await jobs.enqueue(tx, deleteFiles, { key: folder, payload: { folder } })
  })
}

/**
 * Deletes the uploads of a deleted account at once, except those that remaining courses refer to. The row of
 * an upload is deleted after its files, so that it can be deleted in a later attempt if the store is
 * unavailable.
 */
export async function deleteFilesLeftBy(
  { db, files }: Pick<ApiDependencies, 'db' | 'files'>,
  personId: string,
) {
  for (const { folder } of await unreferencedFilesOf(db, personId)) {
    await deleteFolder(files, folder)
    await deleteFile(db, folder)
  }
}
