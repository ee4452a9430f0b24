import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { Refused } from '@mentor-connect/release/refused'
import type { LivePointer, SiteBucket } from '@mentor-connect/server/site-bucket'

// A folder that a site no longer uses is deleted from its bucket a day later. The live pointer records each
// step: the folder is listed as unused, then as being deleted, and finally it is no longer listed. Every
// writer replaces the pointer only if it has not changed since it was read. A change that needs the folder
// again therefore wins if it comes before the folder is listed as being deleted; if it comes later, it is
// refused until the folder is deleted.

/** The time for which an unused folder is kept, in ms: a site server may still be downloading it. */
const KEPT_MS = DAY_MS
/** Age in ms from which an unfinished deletion is treated as interrupted. */
const INTERRUPTED_MS = 10 * 60 * 1000
const ATTEMPTS = 5

type Times = Record<string, string>

/** The folders of a site as the pointer names them. */
export const foldersOf = ({ releases, generation }: LivePointer): string[] => [
  ...releases,
  `generations/${generation}`,
]

/** Returns the entries of unused folders that the pointer has after a change. */
export function unusedAfter(
  before: LivePointer | undefined,
  after: LivePointer,
  now: Date,
): Pick<LivePointer, 'unused' | 'deleting'> {
  const used = new Set(foldersOf(after))
  const left = (before ? foldersOf(before) : []).map((folder) => [folder, now.toISOString()] as const)
  const all: Times = { ...Object.fromEntries(left), ...before?.unused }
  return withoutEmpty({ unused: without(all, used), deleting: without(before?.deleting, used) })
}

/**
 * Ensures that nobody deletes these folders while they are uploaded. Finishes a deletion that was
 * interrupted.
 *
 * @throws Refused while one of them is being deleted
 */
export async function beforeUpload(
  bucket: SiteBucket,
  folders: string[],
  before: LivePointer | undefined,
  now: Date,
) {
  for (const folder of folders) {
    const since = before?.deleting?.[folder]
    if (since === undefined) continue
    if (!isOlder(since, INTERRUPTED_MS, now))
      throw new Refused([
        `${folder} is being deleted from ${bucket.name}, because nobody has used it for a day: try again in a minute.`,
      ])
    await bucket.remove(folder)
  }
}

/** Deletes the folders that have been unused for a day, and those whose deletion was interrupted. */
export async function deleteUnused(bucket: SiteBucket, now: Date): Promise<void> {
  const found = await bucket.readPointer()
  if (!found || found === 'unchanged') return
  const { unused, deleting, ...site } = found.pointer
  const due = [...olderThan(unused, KEPT_MS, now), ...olderThan(deleting, INTERRUPTED_MS, now)]
  if (due.length === 0) return
  const began = Object.fromEntries(due.map((folder) => [folder, now.toISOString()]))
  const marked = {
    ...site,
    ...withoutEmpty({ unused: without(unused, new Set(due)), deleting: { ...deleting, ...began } }),
  }
  // If another change was faster, the next change deletes the folders.
  if (!(await bucket.writePointer(marked, found.etag))) return
  for (const folder of due) await bucket.remove(folder)
  await forget(bucket, new Set(due))
}

/**
 * Removes the entries of deleted folders from the pointer. If other changes are faster each time, the entries stay and
 * are later treated as an interrupted deletion.
 */
async function forget(bucket: SiteBucket, folders: Set<string>) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await bucket.readPointer()
    if (!found || found === 'unchanged') return
    const { unused, deleting, ...site } = found.pointer
    const rest = { ...site, ...withoutEmpty({ unused, deleting: without(deleting, folders) }) }
    if (await bucket.writePointer(rest, found.etag)) return
  }
}

const isOlder = (since: string, ms: number, now: Date) => now.getTime() - Date.parse(since) >= ms

const olderThan = (times: Times | undefined, ms: number, now: Date) =>
  Object.entries(times ?? {})
    .filter(([, since]) => isOlder(since, ms, now))
    .map(([folder]) => folder)

const without = (times: Times | undefined, folders: Set<string>): Times =>
  Object.fromEntries(Object.entries(times ?? {}).filter(([folder]) => !folders.has(folder)))

function withoutEmpty({ unused, deleting }: Pick<LivePointer, 'unused' | 'deleting'>) {
  return {
    ...(unused && Object.keys(unused).length > 0 && { unused }),
    ...(deleting && Object.keys(deleting).length > 0 && { deleting }),
  }
}
