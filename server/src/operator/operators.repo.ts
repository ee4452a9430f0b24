import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { Instant, Database } from '../kernel/database/schema'

/** Minimum number of passkeys of an operator, because one may be lost. */
export const PASSKEYS_NEEDED = 2

export interface Operator {
  id: string
  email: string
  role: OperatorRole
  createdAt: Instant
  disabledAt: Instant | null
}

export type OperatorStanding = 'invited' | 'active' | 'disabled'

export interface ListedOperator extends Operator {
  standing: OperatorStanding
  passkeys: number
  lastUsedAt: Instant | null
}

export async function listOperators(db: Database): Promise<ListedOperator[]> {
  const rows = await db
    .selectFrom('operators')
    .leftJoin('operator_passkeys', 'operator_passkeys.operator_id', 'operators.id')
    .select([
      'operators.id',
      'email',
      'role',
      'operators.created_at as createdAt',
      'disabled_at as disabledAt',
    ])
    .select(({ fn }) => [
      fn.count<number | string>('operator_passkeys.id').as('passkeys'),
      fn.max('last_used_at').as('lastUsedAt'),
    ])
    .groupBy(['operators.id', 'email', 'role', 'operators.created_at', 'disabled_at'])
    .orderBy('email')
    .execute()
  return rows.map((row) => {
    const passkeys = Number(row.passkeys)
    return { ...row, passkeys, standing: standingOf(row.disabledAt, passkeys) }
  })
}

function standingOf(disabledAt: Instant | null, passkeys: number): OperatorStanding {
  if (disabledAt) return 'disabled'
  return passkeys < PASSKEYS_NEEDED ? 'invited' : 'active'
}

export async function findOperator(db: Database, email: string): Promise<ListedOperator | undefined> {
  return (await listOperators(db)).find((operator) => operator.email === email.toLowerCase())
}

/** Resolves with true if another active operator has one of these roles. */
export async function hasOtherOperator(
  db: Database,
  operatorId: string,
  roles: readonly OperatorRole[],
): Promise<boolean> {
  return (await listOperators(db)).some(
    ({ id, role, standing }) => id !== operatorId && standing === 'active' && roles.includes(role),
  )
}

interface Invitation {
  id: string
  email: string
  role: OperatorRole
  /** Hash of the secret in the link. */
  secretHash: string
  now: Instant
  expiresAt: Instant
}

/** Creates an operator. An operator who has not registered both passkeys, or was disabled, is invited again. */
export async function inviteOperator(db: Database, { id, email, role, ...invitation }: Invitation) {
  const link = { invitation_hash: invitation.secretHash, invitation_expires_at: invitation.expiresAt }
  await db
    .insertInto('operators')
    .values({ id, email, role, created_at: invitation.now, disabled_at: null, ...link })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role, disabled_at: null, ...link }))
    .execute()
}

/** Deletes the operator's passkeys, sessions and challenges, and invalidates an unused link. */
export async function revokeOperatorAccess(db: Database, operatorId: string) {
  for (const table of ['operator_passkeys', 'operator_sessions', 'operator_challenges'] as const)
    await db.deleteFrom(table).where('operator_id', '=', operatorId).execute()
  await db
    .updateTable('operators')
    .set({ invitation_hash: null, invitation_expires_at: null })
    .where('id', '=', operatorId)
    .execute()
}

export async function disableOperator(db: Database, operatorId: string, now: Instant) {
  await db.updateTable('operators').set({ disabled_at: now }).where('id', '=', operatorId).execute()
}
