import type { Instant, Database } from '../../kernel/database/schema'
import type { SignUpLinksTable } from '../../kernel/database/signInTables'
import { deleteSignUpLinks } from '../people/credentials.repo'
import type { Claim } from './signups.repo'

export async function insertSignUpLink(db: Database, link: SignUpLinksTable) {
  await db.insertInto('sign_up_links').values(link).execute()
}

/** Returns the address and role that a link confirms; undefined if the link was used or has expired. */
export function findSignUpLink(db: Database, tokenHash: string, now: Instant): Promise<Claim | undefined> {
  return db
    .selectFrom('sign_up_links')
    .select(['email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a link and all other links of its address. Of two concurrent requests only one gets the link. */
export async function takeSignUpLink(
  tx: Database,
  tokenHash: string,
  now: Instant,
): Promise<Claim | undefined> {
  const claim = await tx
    .deleteFrom('sign_up_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['email', 'role'])
    .executeTakeFirst()
  if (claim) await deleteSignUpLinks(tx, claim)
  return claim
}

export async function deleteSignUpLink(db: Database, tokenHash: string) {
  await db.deleteFrom('sign_up_links').where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpiredSignUpLinks(db: Database, now: Instant) {
  await db.deleteFrom('sign_up_links').where('expires_at', '<=', now).execute()
}
