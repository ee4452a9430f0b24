import { json } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/store/fileStore'

/** Folder of the file store in which operators' commands leave notes for the running product. */
export const NOTES_FOLDER = 'operation-notes'

export interface BackupNote {
  /** The time at which the backup was complete and had been verified by reading it, ISO 8601, UTC. */
  completedAt: string
  bytes: number
  /** Free space in bytes on the disk with the backup. */
  freeBytes: number
}

export interface DrillNote {
  /** The time at which a backup was last restored as a trial, ISO 8601, UTC. */
  completedAt: string
  seconds: number
}

interface Notes {
  backup: BackupNote
  drill: DrillNote
}

const keyOf = (name: keyof Notes) => `${NOTES_FOLDER}/last-${name}.json`

/**
 * Stores a note of the last success of a command. The note is in the file store, because the command may run
 * on another machine.
 */
export async function note<Name extends keyof Notes>(files: FileStore, name: Name, what: Notes[Name]) {
  await files.put(keyOf(name), Buffer.from(JSON.stringify(what)), 'application/json')
}

/** Returns the note of a command's last success; undefined if it has never succeeded. */
export async function lastNote<Name extends keyof Notes>(
  files: FileStore,
  name: Name,
): Promise<Notes[Name] | undefined> {
  const file = await files.get(keyOf(name))
  return file && ((await json(file.content)) as Notes[Name])
}
