import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../../api/database/schema'
import type { JournalEntry } from '../../api/restore-journal/restoreJournal.repo'

/** What the operator wrote who did it, if the record of operators could be kept: the journal itself holds no reasons. */
export async function reasonOf(
  tx: Kysely<ApiDatabase>,
  act: string,
  { subject, at }: JournalEntry,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('operator_acts')
    .select('reason')
    .where('act', '=', act)
    .where('target', '=', subject)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.reason ?? undefined
}
