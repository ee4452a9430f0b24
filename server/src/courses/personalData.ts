import type { PersonalData } from '../kernel/personal-data/personalData'
import { rowsOfLearner } from '../kernel/personal-data/rowsOfLearner.repo'
import { coursesOf } from './authoring/courseExport.repo'
import {
  deleteUnusedCourses,
  findCoursesLeft,
  keepWithoutMentor,
  leaveCourses,
} from './catalogue/courseErasure.repo'
import { changeUses } from './catalogue/search/searchWords.repo'
import type { WordChanges } from './catalogue/search/wordChanges'
import { erasePosts, postsOf } from './discussions/personalPosts.repo'

export const personalData = {
  exported: async (db, { id, role }) => ({
    ...(role === 'user'
      ? { reviews: await rowsOfLearner(db, 'reviews', id) }
      : { courses: coursesOf(db, id) }),
    ...(await postsOf(db, id)),
  }),
  erasure: {
    learner: {
      courses: (tx, { person }) => leaveCourses(tx, person.id),
      'course-posts': (tx, { person }) => erasePosts(tx, person.id),
    },
    mentor: {
      'unused-courses': (tx, { person, words }) => deleteUnusedCourses(tx, person.id, words),
      async 'courses-left'(tx, erasing) {
        erasing.coursesLeft = await findCoursesLeft(tx, erasing.person.id)
      },
      async 'courses-kept'(tx, { coursesLeft, words }) {
        await keepWithoutMentor(tx, coursesLeft, words)
        await changeUses(tx, words.uses, words.shown)
      },
    },
  },
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
} satisfies PersonalData<{ words: WordChanges }>
