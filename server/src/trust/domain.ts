import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import type { Reportables } from '../kernel/reportables/reportable'
import { registerAgeRoutes } from './age/age.routes'
import { registerBlockRoutes } from './blocks/blocks.routes'
import { personalData } from './personalData'
import { deleteOldCases } from './safety/cases.repo'
import { reportService } from './safety/reports.service'
import { registerSafetyRoutes } from './safety/safety.routes'

/** Time in ms for which reports and evidence are kept after the decision. */
const CASES_KEPT_MS = 365 * DAY_MS

export const trust = {
  serve(app, dependencies) {
    const { transcript, roomTranscript } = dependencies.chat
    const reports = reportService({ ...dependencies, transcript, roomTranscript })
    registerSafetyRoutes(app, { ...dependencies, reports })
    registerAgeRoutes(app, dependencies)
    registerBlockRoutes(app, dependencies)
  },

  recurringJobs: () => [],

  deleteExpired: (db, now) => deleteOldCases(db, new Date(now.getTime() - CASES_KEPT_MS).toISOString()),

  publicPages: {},
  calendar: [],
  rooms: {},

  names: {},
  reportables: {},
  personalData,
} satisfies Domain<{ reportables: Reportables }>
