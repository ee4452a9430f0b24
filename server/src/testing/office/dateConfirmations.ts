import { join } from 'node:path'
import type { ApiDatabase } from '../../kernel/database/schema'
import { openDatabase } from '../../platform/database/openDatabase'

/** Sets, in the database of a running product, the time at which all operators have last used their passkey. */
export async function dateConfirmationsIn(dataDir: string, at: Date) {
  const db = openDatabase<ApiDatabase>({ file: join(dataDir, 'api.db') })
  try {
    await db.updateTable('operator_sessions').set({ passkey_used_at: at.toISOString() }).execute()
  } finally {
    await db.destroy()
  }
}
