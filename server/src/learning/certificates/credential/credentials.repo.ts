import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CertificatesTable, Database } from '../../../kernel/database/schema'
import { STATUS_LIST_LENGTH } from './bitstring'

type CertificateRow = Selectable<CertificatesTable>

/**
 * Number of entries of a list that are used before the next list is started. Half of each list stays free, so
 * that a random free index is found quickly.
 */
const USED_PER_LIST = STATUS_LIST_LENGTH / 2

/**
 * Returns a random free index of the current list. Bitstring Status List 1.0 recommends random indexes,
 * because consecutive ones would reveal how many certificates were issued between two dates. Two requests may
 * get the same index, but a unique key in the database lets only one of them use it.
 */
export async function takeStatusIndex(db: Database): Promise<number> {
  const { next } = await db
    .updateTable('status_counter')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .returning('next')
    .executeTakeFirstOrThrow()
  const list = Math.floor((next - 1) / STATUS_LIST_LENGTH)
  if (next - list * STATUS_LIST_LENGTH >= USED_PER_LIST) await beginList(db, list + 1)
  for (;;) {
    const index = list * STATUS_LIST_LENGTH + randomInt(STATUS_LIST_LENGTH)
    if (await isFree(db, index)) return index
  }
}

async function beginList(db: Database, list: number) {
  const first = list * STATUS_LIST_LENGTH
  await db.updateTable('status_counter').set({ next: first }).where('next', '<', first).execute()
}

async function isFree(db: Database, index: number): Promise<boolean> {
  const query = db.selectFrom('certificates').select('id').where('status_index', '=', index)
  return (await query.executeTakeFirst()) === undefined
}

/**
 * Stores a credential, unless a concurrent request has stored one, or the certificate's language has changed
 * since it was read. Returns the stored certificate. If the language has changed, it has no credential.
 */
export async function keepCredential(
  db: Database,
  { id, language }: CertificateRow,
  signed: { credential: string; status_index: number },
): Promise<CertificateRow> {
  await db
    .updateTable('certificates')
    .set(signed)
    .where('id', '=', id)
    .where('language', '=', language)
    .where('credential', 'is', null)
    .execute()
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the positions of the revoked certificates in one status list. */
export async function revokedPositions(db: Database, list: number): Promise<number[]> {
  const first = list * STATUS_LIST_LENGTH
  const rows = await db
    .selectFrom('certificates')
    .select('status_index')
    .where('revoked_at', 'is not', null)
    .where('status_index', '>=', first)
    .where('status_index', '<', first + STATUS_LIST_LENGTH)
    .orderBy('status_index')
    .execute()
  return rows.flatMap(({ status_index }) => (status_index === null ? [] : status_index - first))
}

export async function hasStatusList(db: Database, list: number): Promise<boolean> {
  const { next } = await db.selectFrom('status_counter').select('next').executeTakeFirstOrThrow()
  return list === 0 || list * STATUS_LIST_LENGTH < next
}

export async function emailOf(db: Database, learnerId: string): Promise<string> {
  const row = await db.selectFrom('learners').select('email').where('id', '=', learnerId).executeTakeFirst()
  return row?.email ?? ''
}
