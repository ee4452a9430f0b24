import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'
import type { Domain } from '../kernel/domain'
import { registerAssessmentRoutes } from './assessments/assessments.routes'
import { registerAttachmentRoutes } from './attachments/attachments.routes'
import { registerCareerRoutes } from './careers/careers.routes'
import { registerCelebrationRoutes } from './celebrations/celebrations.routes'
import { coursesOfCertificates } from './certificates/certificates.repo'
import { registerCertificateRoutes } from './certificates/certificates.routes'
import { registerLearnerRoutes } from './learners/learners.routes'
import { deleteRemovedNotes } from './notes/notes.repo'
import { registerNoteRoutes } from './notes/notes.routes'
import { pathRoom } from './paths/pathRoom.query'
import { registerPathRoomRoutes } from './paths/pathRoom.routes'
import { listedPaths } from './paths/skillPaths.repo'
import { registerSkillPathRoutes } from './paths/skillPaths.routes'
import { personalData } from './personalData'
import { planDates } from './plan/planDates.query'
import { registerPlanRoutes } from './plan/plan.routes'
import { registerPlanSharingRoutes } from './plan/sharing/planSharing.routes'
import { reportables } from './reportables'

export const learning = {
  serve(app, dependencies) {
    registerLearnerRoutes(app, dependencies)
    registerCelebrationRoutes(app, dependencies)
    registerNoteRoutes(app, dependencies)
    registerAssessmentRoutes(app, dependencies)
    registerCareerRoutes(app, dependencies)
    registerPlanRoutes(app, dependencies)
    registerPlanSharingRoutes(app, dependencies)
    registerAttachmentRoutes(app, dependencies)
    registerCertificateRoutes(app, dependencies)
    registerSkillPathRoutes(app, dependencies)
    registerPathRoomRoutes(app, dependencies)
  },

  recurringJobs: () => [],

  // Removed notes are kept for the largest age that a request can state, so that a delayed request cannot
  // restore a deleted note.
  deleteExpired: (db, now) =>
    deleteRemovedNotes(db, new Date(now.getTime() - PROGRESS_AGE_MAX_MS).toISOString()),

  publicPages: { paths: listedPaths },

  calendar: [planDates],
  rooms: { path: pathRoom },

  names: { certificate: coursesOfCertificates },
  reportables,
  personalData,
} satisfies Domain
