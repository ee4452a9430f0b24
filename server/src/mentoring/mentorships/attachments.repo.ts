import type { Attach } from '@mentor-connect/contract/mentoring/mentorships'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'
import { saveShare } from './planShares.repo'

export type Attachment = Pick<Selectable<ApiDatabase['mentorship_attachments']>, 'kind' | 'ref'>

/**
 * Returns the rows for a learner's attachments, without duplicates. Attaching a plan also attaches its goal.
 */
export function attachmentsOf({ goal, plan, certificates = [] }: Attach = {}): Attachment[] {
  const goals = new Set([goal ?? [], plan ?? []].flat())
  return [
    ...[...goals].map((ref): Attachment => ({ kind: 'goal', ref })),
    ...(plan === undefined ? [] : [{ kind: 'plan', ref: plan } as const]),
    ...[...new Set(certificates)].map((ref): Attachment => ({ kind: 'certificate', ref })),
  ]
}

/** Tells whether all attachments are the learner's own, and no certificate is revoked. */
export async function ownsAll(db: Database, learnerId: string, wanted: Attachment[]): Promise<boolean> {
  const certificates = wanted.filter(({ kind }) => kind === 'certificate').map(({ ref }) => ref)
  const goals = wanted.filter(({ kind }) => kind !== 'certificate').map(({ ref }) => ref)
  const own = await ownGoal(db, learnerId)
  if (goals.some((id) => id !== own)) return false
  return (await countValid(db, learnerId, certificates)) === certificates.length
}

async function ownGoal(db: Database, learnerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('goals').select('id').where('learner_id', '=', learnerId).executeTakeFirst()
  return row?.id
}

async function countValid(db: Database, learnerId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}

export async function insertAttachments(tx: Database, mentorshipId: string, attachments: Attachment[]) {
  if (attachments.length === 0) return
  await tx
    .insertInto('mentorship_attachments')
    .values(attachments.map((one) => ({ mentorship_id: mentorshipId, ...one })))
    .execute()
}

export function attachedTo(db: Database, mentorshipId: string): Promise<Attachment[]> {
  return db
    .selectFrom('mentorship_attachments')
    .select(['kind', 'ref'])
    .where('mentorship_id', '=', mentorshipId)
    .execute()
}

export const isSameSet = (some: Attachment[], others: Attachment[]) =>
  some.length === others.length &&
  some.every(({ kind, ref }) => others.some((other) => other.kind === kind && other.ref === ref))

export async function deleteAttachments(tx: Database, mentorshipId: string) {
  await tx.deleteFrom('mentorship_attachments').where('mentorship_id', '=', mentorshipId).execute()
}

export async function deleteAttachment(tx: Database, mentorshipId: string, { kind, ref }: Attachment) {
  await tx
    .deleteFrom('mentorship_attachments')
    .where('mentorship_id', '=', mentorshipId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .execute()
}

/** Turns the plan that is attached to an accepted request into a shared plan, unless its goal was deleted. */
export async function shareAttachedPlan(
  tx: Database,
  { id, learner_id }: { id: string; learner_id: string },
  now: Instant,
) {
  const plan = (await attachedTo(tx, id)).find(({ kind }) => kind === 'plan')
  if (!plan) return
  await deleteAttachment(tx, id, plan)
  if (plan.ref === (await ownGoal(tx, learner_id))) await saveShare(tx, id, { plan_at: now })
}
