import type { CallConsent } from '@mentor-connect/contract/messages/calls'
import type { Database, Instant, Tx } from '../database/schema'

/** Returns who allows calls in a conversation, as one of its two people sees it. */
export async function consentOf(
  db: Database,
  conversationId: string,
  personId: string,
): Promise<CallConsent> {
  const rows = await db
    .selectFrom('call_consents')
    .select(['person_id', 'is_allowed'])
    .where('conversation_id', '=', conversationId)
    .execute()
  const own = rows.find((row) => row.person_id === personId)
  const partner = rows.find((row) => row.person_id !== personId)
  return { ...(own && { own: own.is_allowed === 1 }), partner: partner?.is_allowed === 1 }
}

/** Stores a person's decision. Returns false if nothing has changed. */
export async function saveConsent(
  tx: Tx,
  consent: { conversationId: string; personId: string; isAllowed: boolean; now: Instant },
): Promise<boolean> {
  const { conversationId, personId, isAllowed, now } = consent
  const { own } = await consentOf(tx, conversationId, personId)
  if (own === isAllowed) return false
  const values = { is_allowed: isAllowed ? 1 : 0, changed_at: now } as const
  await tx
    .insertInto('call_consents')
    .values({ conversation_id: conversationId, person_id: personId, ...values })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'person_id']).doUpdateSet(values))
    .execute()
  return true
}
