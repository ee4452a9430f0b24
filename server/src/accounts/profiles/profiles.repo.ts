import type { Tx } from '../../kernel/database/schema'

interface ProfileRow {
  name: string
  /** An empty text removes the name; undefined leaves it as it is. */
  certificateName: string | undefined
  mobile: string | null
  /** Path of the picture. Null removes the picture; undefined leaves it as it is. */
  profile: string | null | undefined
  now: string
}

/** Stores the profile. The update also locks the row, so that concurrent saves of one profile are serialized. */
export async function writeProfile(
  tx: Tx,
  learnerId: string,
  { name, certificateName, mobile, profile, now }: ProfileRow,
) {
  await tx
    .updateTable('learners')
    .set({
      name,
      mobile,
      updated_at: now,
      ...(certificateName !== undefined && { certificate_name: certificateName || null }),
      ...(profile !== undefined && { profile }),
    })
    .where('id', '=', learnerId)
    .execute()
}

/**
 * Stores that the learner has answered the question about subjects to learn. Also locks the row, as
 * `writeProfile` does.
 */
export async function noteSubjectsAsked(tx: Tx, learnerId: string, now: string) {
  await tx
    .updateTable('learners')
    .set({ subjects_asked: 1, updated_at: now })
    .where('id', '=', learnerId)
    .execute()
}

export async function replaceDomains(tx: Tx, learnerId: string, domains: string[]) {
  await tx.deleteFrom('learner_domains').where('person_id', '=', learnerId).execute()
  if (domains.length === 0) return
  await tx
    .insertInto('learner_domains')
    .values(domains.map((value, position) => ({ person_id: learnerId, position, value })))
    .execute()
}
