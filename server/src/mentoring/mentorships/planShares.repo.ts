import type { Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'

/** Changes the parts of the plan and the assessment that a learner shares in a mentorship. */
export async function saveShare(
  tx: Database,
  mentorshipId: string,
  values: Updateable<ApiDatabase['plan_shares']>,
) {
  await tx
    .insertInto('plan_shares')
    .values({ plan_at: null, result_id: null, result_at: null, ...values, mentorship_id: mentorshipId })
    .onConflict((conflict) =>
      conflict.column('mentorship_id').doUpdateSet({ mentorship_id: mentorshipId, ...values }),
    )
    .execute()
}
