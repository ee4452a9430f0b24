import type { Database } from '../../kernel/database/schema'

export async function deleteBlocks(tx: Database, mentorId: string) {
  await tx.deleteFrom('blocked_pairs').where('mentor_id', '=', mentorId).execute()
}
