import { learnersBlockedBy } from '../accounts/people/blockedLearners.repo'
import { blockedBy, deleteBlocks } from '../accounts/people/blockedPairs.repo'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { safetyDataOf } from './safety/safetyExport.repo'

export const personalData = {
  exported: async (db, account) => ({
    ...(await safetyDataOf(db, account.id)),
    blockedPeople: [...(await blockedBy(db, account)), ...(await learnersBlockedBy(db, account.id))],
  }),
  erasure: {
    // A learner's rows are deleted with the account, through foreign keys.
    learner: {},
    mentor: { blocks: (tx, { person }) => deleteBlocks(tx, person.id) },
  },
  tables: ['blocked_learners', 'blocked_pairs', 'sanctions'],
} satisfies PersonalData
