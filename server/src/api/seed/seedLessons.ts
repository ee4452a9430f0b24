import { wordsOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { FileStore } from '../../platform/files/store/fileStore'
import type { Instant, Tx } from '../../kernel/database/schema'
import type { LessonFile } from './lessonFiles'
import type { LessonText } from './lessonTexts'

/** Stores the pictures and videos of lessons. Idempotent, because each file has its own folder. */
export async function storeLessonFiles(store: FileStore, texts: LessonText[]) {
  for (const { key, content, type } of filesOf(texts)) await store.put(key, content, type)
}

/** Writes the bodies of lessons. The lessons must exist already. */
export async function writeLessonTexts(
  tx: Tx,
  texts: LessonText[],
  { now, ownerOf }: { now: Instant; ownerOf: (courseId: string) => string },
) {
  if (texts.length === 0) return
  const bodies = texts.map(({ courseId, lessonId, body }) => ({
    course_id: courseId,
    lesson_id: lessonId,
    body: JSON.stringify(body),
    words: wordsOf(body),
    updated_at: now,
    earlier_body: null,
  }))
  await tx.insertInto('lesson_bodies').values(bodies).execute()
  const references = texts.flatMap(({ courseId, lessonId, files }) =>
    files.map(({ path }) => ({ course_id: courseId, lesson_id: lessonId, path })),
  )
  if (references.length === 0) return
  await tx.insertInto('lesson_files').values(references).execute()
  const files = texts.flatMap((text) =>
    text.files.map((file) => ({ ...fileRow(file, now), owner_id: ownerOf(text.courseId) })),
  )
  const unique = new Map(files.map((file) => [file.folder, file]))
  await tx
    .insertInto('files')
    .values([...unique.values()])
    .execute()
}

function fileRow({ folder, path, name, content }: LessonFile, now: Instant) {
  return { folder, path, kind: 'lesson' as const, name, bytes: content.length, created_at: now }
}

/** Returns the files of all texts, each once, because two lessons may show the same picture. */
function filesOf(texts: LessonText[]): LessonFile[] {
  return [...new Map(texts.flatMap(({ files }) => files).map((one) => [one.folder, one])).values()]
}
