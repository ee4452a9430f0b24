import type { OpenIdLinksTable } from '../../../kernel/database/signInTables'
import type { AccountLink } from '../serviceAccount'

/** Finds and adds the link between an identity and an account. Subjects are unique only within their issuer. */
export const openIdLink = ({
  issuer,
  subject,
}: Pick<OpenIdLinksTable, 'issuer' | 'subject'>): AccountLink => ({
  async find(tx) {
    const link = await tx
      .selectFrom('open_id_links')
      .select('learner_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return link?.learner_id
  },
  async add(tx, learnerId, now) {
    await tx
      .insertInto('open_id_links')
      .values({ issuer, subject, learner_id: learnerId, created_at: now })
      .execute()
  },
})
