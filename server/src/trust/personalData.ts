import { blockedBy, deleteBlocks } from '../accounts/people/blockedPairs.repo'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { safetyDataOf } from './safety/safetyExport.repo'

export const personalData = {
  exported: async (db, account) => ({
    ...(await safetyDataOf(db, account.id)),
    blockedPeople: await blockedBy(db, account),
  }),
  erasure: { deleteBlocks },
  tables: ['blocked_pairs', 'sanctions'],
} satisfies PersonalData
