import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import { handleDigests, queueDigests } from './digest/digest'
import { personalData } from './personalData'
import { handleAnnouncements } from './posts/announce'
import { registerPostRoutes } from './posts/posts.routes'
import { listedQuestions, titlesOfQuestions } from './questions/listedQuestions.repo'
import { registerOwnRoutes } from './questions/own.routes'
import { registerQuestionRoutes } from './questions/questions.routes'
import { reportables } from './reportables'

export const community = {
  serve(app, dependencies) {
    registerQuestionRoutes(app, dependencies)
    registerPostRoutes(app, dependencies)
    registerOwnRoutes(app, dependencies)
    handleAnnouncements(dependencies)
    handleDigests(dependencies)
  },

  recurringJobs: ({ db, jobs, clock }) => [
    { name: 'community.digests', everyMs: 15 * MINUTE_MS, run: () => queueDigests({ db, jobs }, clock()) },
  ],

  deleteExpired: () => Promise.resolve(),

  publicPages: { questions: listedQuestions },

  calendar: [],
  rooms: {},

  names: { 'community-question': titlesOfQuestions },
  reportables,
  personalData,
} satisfies Domain
