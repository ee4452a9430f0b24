import { getLessonNotes, getNotes, removeNote, saveNote } from '@mentor-connect/contract/learning/notes'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { noteService } from './notes.service'

export function registerNoteRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const notes = noteService(dependencies)

  serve(app, getLessonNotes, async ({ params: { id, lessonId } }, { session }) => ({
    data: { notes: await notes.inLesson(callerOf(session), { courseId: id, lessonId }) },
  }))

  serve(app, getNotes, async ({ query: { courseId, search, ...page } }, { session }) => ({
    data: await notes.list({ learnerId: callerOf(session), courseId, search }, page),
  }))

  serve(app, saveNote, async ({ params: { id }, body: { userId, ...note } }) => {
    await notes.save({ ...note, id, learnerId: userId })
    return { data: {} }
  })

  serve(app, removeNote, async ({ params: { id }, body: { userId, ageMs } }) => {
    await notes.remove({ id, learnerId: userId, ageMs })
    return { data: {} }
  })
}
