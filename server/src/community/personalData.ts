import { lockAccount } from '../accounts/people/credentials.repo'
import type { Person } from '../accounts/people/person.repo'
import type { Database } from '../kernel/database/schema'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { deleteFollows, followsOf } from './follows/follows.repo'
import { leavePosts, postsOf } from './posts/personalPosts.repo'

export const personalData = {
  exported: async (db, { id }) => ({ ...(await postsOf(db, id)), ...(await followsOf(db, id)) }),
  erasure: {
    /** The account is locked before the questions, as by everybody who writes. */
    async leaveCommunity(tx: Database, { id: personId, role }: Pick<Person, 'id' | 'role'>, now: Date) {
      await lockAccount(tx, role, personId)
      await leavePosts(tx, personId, now)
      await deleteFollows(tx, personId)
    },
  },
  tables: [
    'community_answers',
    'community_digests',
    'community_followed_questions',
    'community_followed_subjects',
    'community_helpful',
    'community_questions',
  ],
} satisfies PersonalData
