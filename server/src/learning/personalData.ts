import type { Database } from '../kernel/database/schema'
import type { PersonalData } from '../kernel/personal-data/personalData'
import { rowsOfLearner } from '../kernel/personal-data/rowsOfLearner.repo'
import { withdrawCertificates } from './certificates/certificateErasure.repo'
import { enrolmentsOf } from './learners/learningExport.repo'
import { notesOf } from './notes/notes.repo'
import { leavePlans } from './plan/plan.repo'
import { joinedPathsOf, madePathsOf } from './paths/pathExport.repo'
import { leavePaths } from './paths/pathPeople.repo'
import { deletePathsOf } from './paths/skillPaths.repo'
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
  joinedSkillPaths: await joinedPathsOf(db, id),
})

export const personalData = {
  exported: async (db, { id, role }) =>
    role === 'user'
      ? ofLearner(db, id)
      : { planChanges: await planChangesBy(db, id), skillPaths: await madePathsOf(db, id) },
  erasure: {
    learner: {
      async certificates(tx, { person, keepCertificates }) {
        if (!keepCertificates) await withdrawCertificates(tx, person.id)
      },
      paths: (tx, { person }) => leavePaths(tx, person.id),
    },
    mentor: {
      async paths(tx, { person }) {
        await leavePlans(tx, person.id)
        await deletePathsOf(tx, person.id)
      },
    },
  },
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
    'skill_path_people',
    'skill_paths',
  ],
} satisfies PersonalData
