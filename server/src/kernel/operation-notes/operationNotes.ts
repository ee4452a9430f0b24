import { json } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/store/fileStore'

/** Folder of the file store with what commands of operators tell the running product. */
export const NOTES_FOLDER = 'operation-notes'

export interface BackupNote {
  /** The time at which the backup was complete and read back, ISO 8601, UTC. */
  completedAt: string
  bytes: number
  /** Space that was left beside the backup. */
  freeBytes: number
}

export interface DrillNote {
  /** The time at which a backup was restored on trial, ISO 8601, UTC. */
  completedAt: string
  seconds: number
}

interface Notes {
  backup: BackupNote
  drill: DrillNote
}

const keyOf = (name: keyof Notes) => `${NOTES_FOLDER}/last-${name}.json`

/** Notes the last success of a command. It is in the file store, because the command may run on another machine. */
export async function note<Name extends keyof Notes>(files: FileStore, name: Name, what: Notes[Name]) {
  await files.put(keyOf(name), Buffer.from(JSON.stringify(what)), 'application/json')
}

/** The last success of a command; undefined if there was none. */
export async function lastNote<Name extends keyof Notes>(
  files: FileStore,
  name: Name,
): Promise<Notes[Name] | undefined> {
  const file = await files.get(keyOf(name))
  return file && ((await json(file.content)) as Notes[Name])
}
