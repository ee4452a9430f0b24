import type { Database } from '../kernel/database/schema'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { rowsOfLearner } from '../kernel/personal-data/rowsOfLearner.repo'
import { withdrawCertificates } from './certificates/certificateErasure.repo'
import { enrolmentsOf } from './learners/learningExport.repo'
import { notesOf } from './notes/notes.repo'
import { leavePlans } from './plan/plan.repo'
import { assessmentsOf, planChangesBy, planOf, planSharesOf } from './plan/planExport.repo'

const ofLearner = async (db: Database, id: string) => ({
  enrolments: enrolmentsOf(db, id),
  activity: await rowsOfLearner(db, 'activity', id),
  favorites: await rowsOfLearner(db, 'favorites', id),
  notes: await notesOf(db, id),
  assessments: await assessmentsOf(db, id),
  plan: await planOf(db, id),
  planShares: await planSharesOf(db, id),
  certificates: await rowsOfLearner(db, 'certificates', id),
})

export const personalData = {
  exported: async (db, { id, role }) =>
    role === 'user' ? ofLearner(db, id) : { planChanges: await planChangesBy(db, id) },
  erasure: { withdrawCertificates, leavePlans },
  tables: [
    'activity',
    'assessments',
    'certificates',
    'enrolments',
    'favorites',
    'goals',
    'notes',
    'plan_changes',
    'plan_steps',
  ],
} satisfies PersonalData
