import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, updateProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import { getLessonQuestions } from '@mentor-connect/contract/courses/discussions'
import {
  getLesson,
  saveLessonPosition,
  type LessonPage,
} from '@mentor-connect/contract/courses/lessons/lessons'
import { getLessonNotes } from '@mentor-connect/contract/learning/notes'
import { saveWatched } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../../../courses'
import { aCourseInPlace, aLesson } from './aLesson'

interface Opening {
  /** The lesson to open. Its course gets a different id in each test, because unsaved progress outlives the page. */
  lesson?: LessonPage
  /** Stored progress; by default the lesson is in progress. */
  progress?: Progress
  locale?: 'en' | 'hi'
  isEnrolled?: boolean
  /** Adds responses to the API before the page is opened. */
  prepare?: (api: FakeApi, courseId: string) => void
}

let turn = 0

export function aLessonApi(courseId: string, { lesson = aLesson(), progress }: Opening = {}) {
  const stored: Progress = { ...(progress ?? { [lesson.key]: 'in-progress' }) }
  return new FakeApi()
    .answers(getCourse, aCourseInPlace({ _id: courseId }))
    .answers(getLesson, { ...lesson, courseId })
    .answers(getProgress, () => ({ progress: { ...stored } }))
    .answers(updateProgress, ({ body }) => ({
      progress: { ...Object.assign(stored, (body as { progress: Progress }).progress) },
    }))
    .answers(saveLessonPosition, {})
    .answers(getLessonNotes, { notes: [] })
    .answers(saveWatched, { watched: 0, of: 18, left: [] })
    .answers(getLessonQuestions, {
      questions: [],
      pagination: { page: 1, limit: 10, totalItems: 0, totalPages: 0 },
    })
}

/** Opens a lesson inside the learner's area. */
export async function openLesson(options: Opening = {}) {
  const courseId = `course-${++turn}`
  const api = aLessonApi(courseId, options)
  options.prepare?.(api, courseId)
  const { lesson = aLesson(), locale, isEnrolled = true } = options
  const courses = isEnrolled ? [{ courseId, courseName: '', description: '' }] : []
  const view = await renderRoute(routes, `/user/resources/${courseId}/lessons/${lesson.lesson.id}`, {
    mount: '/user/resources',
    session: signedIn(aLearner({ courses })),
    locale,
  })
  await screen.findByRole('heading', { level: 1, name: lesson.lesson.title })
  return { api, courseId, path: `/user/resources/${courseId}`, ...view }
}
