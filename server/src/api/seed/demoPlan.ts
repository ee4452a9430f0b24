import type { Insertable } from 'kysely'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import type { ApiDatabase, Tx } from '../../kernel/database/schema'
import { daysBefore } from './rows'

const BEGUN_DAYS_AGO = 8
const DONE_DAYS_AGO = 4
const DUE_IN_DAYS = 10

const STEPS: { id: string; title?: string; subject?: string; isDone?: boolean; isDue?: boolean }[] = [
  { id: 'ask', title: 'Ask somebody who builds websites how they began', isDone: true },
  { id: 'resume', subject: 'resume', isDone: true },
  { id: 'web', subject: 'web-development' },
  { id: 'page', title: 'Build a page for the shop of a friend', isDue: true },
]

/** Writes a goal of the demo learner, with a plan in which half the steps are done. */
export async function writeDemoPlan(tx: Tx, now: Date) {
  await tx
    .insertInto('goals')
    .values({
      learner_id: DEMO_LEARNER.id,
      id: 'demo-goal',
      career_id: 'web-developer',
      weekly_days: 3,
      created_at: daysBefore(now, BEGUN_DAYS_AGO),
    })
    .execute()
  const rows = STEPS.map(
    ({ id, title, subject, isDone, isDue }, position): Insertable<ApiDatabase['plan_steps']> => ({
      learner_id: DEMO_LEARNER.id,
      id: `demo-${id}`,
      position,
      skipped: 0,
      title: title ?? null,
      subject: subject ?? null,
      kind: subject ? 'subject' : 'own',
      created_at: daysBefore(now, BEGUN_DAYS_AGO),
      done_at: isDone ? daysBefore(now, DONE_DAYS_AGO) : null,
      celebrated_at: isDone ? daysBefore(now, DONE_DAYS_AGO) : null,
      due: isDue ? daysBefore(now, -DUE_IN_DAYS).slice(0, 10) : null,
    }),
  )
  await tx.insertInto('plan_steps').values(rows).execute()
}
