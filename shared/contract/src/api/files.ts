import Type, { type Static } from 'typebox'

/** URL path on the API of a stored file, as courses and accounts refer to it. */
export const FilePath = Type.String({
  maxLength: 200,
  pattern: '^/files/(banner|portrait|document)-[A-Za-z0-9_-]{22}/[^/\\\\?#]+$',
})
export type FilePath = Static<typeof FilePath>

/** URL path on the API of a picture, video or captions file in a lesson. */
export const LessonFilePath = Type.String({
  maxLength: 200,
  pattern: '^/files/lesson-[A-Za-z0-9_-]{22}/[^/\\\\?#]+$',
})
