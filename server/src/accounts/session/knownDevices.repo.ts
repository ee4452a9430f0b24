import type { Instant, Database } from '../../kernel/database/schema'
import type { KnownDevicesTable } from '../../kernel/database/signInTables'

export async function findKnownDevice(
  db: Database,
  personId: string,
  secretHash: string,
): Promise<KnownDevicesTable | undefined> {
  return db
    .selectFrom('known_devices')
    .selectAll()
    .where('person_id', '=', personId)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
}

export async function hasKnownDevices(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countDevicesSince(db: Database, personId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('known_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertKnownDevice(db: Database, device: KnownDevicesTable) {
  await db.insertInto('known_devices').values(device).execute()
}

export async function noteDeviceUse(db: Database, id: string, now: Instant) {
  await db.updateTable('known_devices').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Rotates the cookie of a browser, for all accounts that know it. */
export async function replaceDeviceSecret(db: Database, oldHash: string, newHash: string) {
  await db
    .updateTable('known_devices')
    .set({ secret_hash: newHash })
    .where('secret_hash', '=', oldHash)
    .execute()
}

/** Deletes a person's known devices except the `kept` most recently used ones. */
export async function deleteOldestDevices(db: Database, personId: string, kept: number) {
  const newest = db
    .selectFrom('known_devices')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(kept)
  await db
    .deleteFrom('known_devices')
    .where('person_id', '=', personId)
    .where('id', 'not in', db.selectFrom(newest.as('newest')).select('id'))
    .execute()
}

/** Forgets a person's known devices. */
export async function forgetDevicesOf(db: Database, personId: string, except: string | null = null) {
  await db
    .deleteFrom('known_devices')
    .where('person_id', '=', personId)
    .where('id', '!=', except ?? '')
    .execute()
}

export async function forgetDevice(db: Database, personId: string, id: string) {
  await db.deleteFrom('known_devices').where('person_id', '=', personId).where('id', '=', id).execute()
}
