import { lockAccount } from '../accounts/people/credentials.repo'
import type { ErasureStep } from '../kernel/personal-data/erasureSteps'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { deleteFollows, followsOf } from './follows/follows.repo'
import { leavePosts, postsOf } from './posts/personalPosts.repo'

/** The account is locked before the questions, in the same order as by everybody who writes. */
const leaveCommunity: ErasureStep = async (tx, { person, now }) => {
  await lockAccount(tx, person.role, person.id)
  await leavePosts(tx, person.id, now)
  await deleteFollows(tx, person.id)
}

export const personalData = {
  exported: async (db, { id }) => ({ ...(await postsOf(db, id)), ...(await followsOf(db, id)) }),
  erasure: { learner: { community: leaveCommunity }, mentor: { community: leaveCommunity } },
  tables: [
    'community_answers',
    'community_digests',
    'community_followed_questions',
    'community_followed_subjects',
    'community_helpful',
    'community_questions',
  ],
} satisfies PersonalData
