import type { Selectable } from 'kysely'
import type { CredentialKeysTable, Instant, Database } from '../../../kernel/database/schema'

/**
 * Publishes a key. Keys are never deleted, so that signatures can always be attributed to their key. A
 * retired key stays retired.
 */
export async function publishKey(db: Database, multikey: string, now: Instant): Promise<void> {
  await db
    .insertInto('credential_keys')
    .values({ multikey, published_at: now, retired_at: null })
    .onConflict((conflict) => conflict.column('multikey').doNothing())
    .execute()
}

/** Returns the keys that are not retired, oldest first. */
export async function publishedKeys(db: Database): Promise<string[]> {
  const keys = await allKeys(db)
  return keys.filter(({ retired_at }) => retired_at === null).map(({ multikey }) => multikey)
}

/** Returns all keys, retired ones included, oldest first. */
export function allKeys(db: Database): Promise<Selectable<CredentialKeysTable>[]> {
  return db.selectFrom('credential_keys').selectAll().orderBy('published_at').orderBy('multikey').execute()
}

/** Retires a key. Returns false if it was retired already. */
export async function retireKey(db: Database, multikey: string, now: Instant): Promise<boolean> {
  const row = await db
    .updateTable('credential_keys')
    .set({ retired_at: now })
    .where('multikey', '=', multikey)
    .where('retired_at', 'is', null)
    .returning('multikey')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes all signatures that were made with a key, so that each certificate is signed again when it is next
 * requested. Returns the number of deleted signatures.
 */
export async function forgetSignatures(db: Database, multikey: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ credential: null })
    .where('credential', 'like', signedBy(multikey))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countSignatures(db: Database, multikey: string): Promise<number> {
  const { count } = await db
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('credential', 'like', signedBy(multikey))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Returns a pattern that matches credentials signed with a key. Base58 has no wildcard characters, so the key
 * need not be escaped.
 */
const signedBy = (multikey: string) => `%#${multikey}"%`
