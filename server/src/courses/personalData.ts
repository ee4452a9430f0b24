import type { PersonalData } from '../kernel/personal-data/personalData'
import { rowsOfLearner } from '../kernel/personal-data/rowsOfLearner.repo'
import { coursesOf } from './authoring/courseExport.repo'
import {
  coursesLeft,
  deleteUnusedCourses,
  keepWithoutMentor,
  leaveCourses,
} from './catalogue/courseErasure.repo'
import { erasePosts, postsOf } from './discussions/personalPosts.repo'

export const personalData = {
  exported: async (db, { id, role }) => ({
    ...(role === 'user'
      ? { reviews: await rowsOfLearner(db, 'reviews', id) }
      : { courses: coursesOf(db, id) }),
    ...(await postsOf(db, id)),
  }),
  erasure: { leaveCourses, erasePosts, deleteUnusedCourses, coursesLeft, keepWithoutMentor },
  tables: [
    'attempts',
    'courses',
    'helpful_answers',
    'lesson_answers',
    'lesson_positions',
    'lesson_progress',
    'lesson_questions',
    'lesson_watched',
    'practice_runs',
    'reviews',
    'task_works',
  ],
} satisfies PersonalData
