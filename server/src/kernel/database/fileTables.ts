import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** An upload. Its files are in one folder of the store. */
export interface FilesTable {
  folder: string
  /** The path by which courses and profiles refer to the upload. */
  path: string
  /** Null while the owner is still signing up. */
  owner_id: string | null
  /** Uploads of the kinds `work` and `chat` are private; all others are public. */
  kind: 'banner' | 'portrait' | 'document' | 'lesson' | 'work' | 'chat'
  /** The original file name. */
  name: string
  bytes: number
  created_at: Instant
  /** For the kind `chat`: `ChatFileFacts` as JSON. */
  facts: Generated<string | null>
  /** For the kind `chat`: null until a message refers to the file; `released` is final. */
  chat_use: Generated<'attached' | 'released' | null>
}

export interface FileTables {
  files: FilesTable
}
