import { wordsOf } from '@mentor-connect/contract/api/lessonMinutes'
import type { Transaction } from 'kysely'
import type { FileStore } from '../../platform/files/store/fileStore'
import type { ApiDatabase, Instant } from '../database/schema'
import { DRAWING_NAME, type LessonDrawing, type LessonText } from './lessonTexts'

/** Stores the pictures of lessons. Repeating it changes nothing: each has its own folder. */
export async function storeDrawings(files: FileStore, texts: LessonText[]) {
  for (const { folder, content } of drawingsOf(texts))
    await files.put(`${folder}/${DRAWING_NAME}`, content, 'image/svg+xml')
}

/** Writes the bodies of lessons, which exist already. */
export async function writeLessonTexts(
  tx: Transaction<ApiDatabase>,
  texts: LessonText[],
  { now, ownerOf }: { now: Instant; ownerOf: (courseId: string) => string },
) {
  if (texts.length === 0) return
  const bodies = texts.map(({ courseId, lessonId, body }) => ({
    ...{ course_id: courseId, lesson_id: lessonId, body: JSON.stringify(body), words: wordsOf(body) },
    ...{ updated_at: now, earlier_body: null },
  }))
  await tx.insertInto('lesson_bodies').values(bodies).execute()
  const references = texts.flatMap(({ courseId, lessonId, drawings }) =>
    drawings.map(({ path }) => ({ course_id: courseId, lesson_id: lessonId, path })),
  )
  if (references.length === 0) return
  await tx.insertInto('lesson_files').values(references).execute()
  const files = texts.flatMap(({ courseId, drawings }) =>
    drawings.map((drawing) => ({ ...fileRow(drawing, now), owner_id: ownerOf(courseId) })),
  )
  const unique = new Map(files.map((file) => [file.folder, file]))
  await tx
    .insertInto('files')
    .values([...unique.values()])
    .execute()
}

function fileRow({ folder, path, name, content }: LessonDrawing, now: Instant) {
  return { folder, path, kind: 'lesson' as const, name, bytes: content.length, created_at: now }
}

/** Two lessons may show one picture. */
function drawingsOf(texts: LessonText[]): LessonDrawing[] {
  return [...new Map(texts.flatMap(({ drawings }) => drawings).map((one) => [one.folder, one])).values()]
}
