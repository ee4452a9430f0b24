import Type, { type Static } from 'typebox'
import { EnteredText, REQUIRED, TextPart } from '../api/enteredTexts'
import { PROGRESS_AGE_MAX_MS, SEARCH_MAX } from '../rules/limits'
import { NOTES_PER_LESSON_MAX, NOTE_MAX, QUOTE_MAX } from './noteLimits'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Pagination, Timestamp, pageQuery } from '../api/wire'

/** Private notes of learners. Only the learner can read them; mentors and operators cannot. */

const place = {
  courseId: Id,
  lessonId: Id,
  /** Id of the block that the note is about. If absent, the note is about the whole lesson. */
  blockId: Type.Optional(Id),
}

export const Note = Type.Object({
  id: Id,
  ...place,
  /**
   * The quoted passage as it was when the note was written. It stays the same when the lesson changes. Empty for a
   * note about the whole lesson.
   */
  quote: Type.String(),
  text: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Note = Static<typeof Note>

/** A note with the names of its course and lesson. The names are absent once the course or the lesson is deleted. */
export const ListedNote = Type.Object({
  ...Note.properties,
  courseTitle: Type.Optional(Type.String()),
  lessonTitle: Type.Optional(Type.String()),
})
export type ListedNote = Static<typeof ListedNote>

const NotedCourse = Type.Object({
  courseId: Id,
  courseTitle: Type.Optional(Type.String()),
  count: Type.Integer(),
})
export type NotedCourse = Static<typeof NotedCourse>

export const getLessonNotes = endpoint({
  method: 'GET',
  path: '/resource/:id/lessons/:lessonId/notes',
  access: 'user',
  summary: 'The caller’s notes in a lesson, oldest first.',
  params: Type.Object({ id: Id, lessonId: Id }),
  reply: Type.Object({ notes: Type.Array(Note, { maxItems: NOTES_PER_LESSON_MAX }) }),
})

export const getNotes = endpoint({
  method: 'GET',
  path: '/notes',
  access: 'user',
  rateLimit: 'search',
  summary: 'All notes of the caller, the ones that changed last first; with the courses that have some.',
  query: Type.Object({
    page: Type.Optional(pageQuery.page),
    limit: Type.Optional(pageQuery.limit),
    courseId: Type.Optional(Id),
    /** Only returns notes whose quote or text contains all of these words. */
    search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  }),
  reply: Type.Object({
    notes: Type.Array(ListedNote),
    courses: Type.Array(NotedCourse),
    pagination: Pagination,
  }),
})

const age = {
  /**
   * The time since the learner made the change, in ms. If two changes of one note differ, the later one wins.
   * Default: 0.
   */
  ageMs: Type.Optional(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS })),
}

export const saveNote = endpoint({
  method: 'POST',
  path: '/notes/:id',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'note',
  summary:
    'Write a note, or change it. The id is made by the client, so that a repeated request changes nothing. A note that was removed earlier is there again.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    userId: Id,
    ...place,
    quote: TextPart(QUOTE_MAX),
    /** At most `NOTE_MAX` grapheme clusters, each of which may have several code units. */
    text: EnteredText(NOTE_MAX * 10, REQUIRED),
    ...age,
  }),
  reply: Empty,
})

export const removeNote = endpoint({
  method: 'POST',
  path: '/notes/:id/remove',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'note',
  summary: 'Remove a note of the caller. Doing it twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ userId: Id, ...age }),
  reply: Empty,
})
