import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import { registerAuthoringRoutes } from './authoring/authoring.routes'
import { listedCourses } from './catalogue/courseVisibility.query'
import { registerCourseRoutes } from './catalogue/courses.routes'
import { listedLessons } from './catalogue/listedLessons.repo'
import { indexMissingCourses } from './catalogue/search/courseWords.repo'
import { titlesOfCourses, titlesOfLessons } from './catalogue/titles.repo'
import { registerDiscussionRoutes } from './discussions/discussions.routes'
import { registerLessonRoutes } from './lessons/lessons.routes'
import { registerMediaRoutes } from './media/media.routes'
import { personalData } from './personalData'
import { endOverdueAttempts } from './quizzes/endOverdueAttempts'
import { registerQuizRoutes } from './quizzes/quizzes.routes'
import { registerRecommendationRoutes } from './recommendations/recommendations.routes'
import { reportables } from './reportables'
import { registerReviewRoutes } from './reviews/reviews.routes'
import { registerSuggestionRoutes } from './suggestions/suggestions.routes'
import { registerTaskRoutes } from './tasks/tasks.routes'

export const courses = {
  serve(app, dependencies) {
    registerCourseRoutes(app, dependencies)
    registerSuggestionRoutes(app, dependencies)
    registerRecommendationRoutes(app, dependencies)
    registerReviewRoutes(app, dependencies)
    registerQuizRoutes(app, dependencies)
    registerDiscussionRoutes(app, dependencies)
    registerMediaRoutes(app, dependencies)
    registerAuthoringRoutes(app, dependencies)
    registerLessonRoutes(app, dependencies)
    registerTaskRoutes(app, dependencies)
  },

  recurringJobs: ({ db, clock }) => [
    { name: 'search.index', everyMs: MINUTE_MS, run: () => indexMissingCourses(db) },
    { name: 'attempts.end', everyMs: MINUTE_MS, run: () => endOverdueAttempts(db, clock()) },
  ],

  deleteExpired: async () => {},

  publicPages: { courses: listedCourses, lessons: listedLessons },

  calendar: [],
  rooms: {},

  names: { course: titlesOfCourses, lesson: titlesOfLessons },
  reportables,
  personalData,
} satisfies Domain
