import type { Kysely, Selectable } from 'kysely'
import type { ApiDatabase, CredentialKeysTable, Instant } from '../../database/schema'

type Database = Kysely<ApiDatabase>

/** Keys are only added: what one of them signed has to stay verifiable. A retired one stays retired. */
export async function publishKey(db: Database, multikey: string, now: Instant): Promise<void> {
  await db
    .insertInto('credential_keys')
    .values({ multikey, published_at: now, retired_at: null })
    .onConflict((conflict) => conflict.column('multikey').doNothing())
    .execute()
}

/** Those that count, first published first. */
export async function publishedKeys(db: Database): Promise<string[]> {
  const keys = await allKeys(db)
  return keys.filter(({ retired_at }) => retired_at === null).map(({ multikey }) => multikey)
}

/** Retired ones too, first published first. */
export function allKeys(db: Database): Promise<Selectable<CredentialKeysTable>[]> {
  return db.selectFrom('credential_keys').selectAll().orderBy('published_at').orderBy('multikey').execute()
}

/** Answers whether it counted until now. */
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

/** Forgets what a key signed: each certificate is signed anew when its credential is next asked for. Answers how many. */
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

/** In base58 nothing stands for anything else in a pattern. */
const signedBy = (multikey: string) => `%#${multikey}"%`
