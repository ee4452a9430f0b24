import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { ownedPaths } from '../../kernel/files/files.repo'
import { filesOfBody, type BodyFile } from './bodyFiles'

/**
 * Refuses uploads that do not exist, belong to somebody else or are of another kind. Files that the lesson
 * already shows are accepted.
 */
export async function requireOwnBodyFiles(
  tx: Database,
  { mentorId }: { mentorId: string },
  { body, before }: { body: LessonBody; before: LessonBody },
) {
  const known = new Set(filesOfBody(before).map(({ path }) => path))
  const added = filesOfBody(body).filter(({ path }) => !known.has(path))
  const strange = await strangeFiles(tx, mentorId, added)
  if (strange.length > 0)
    throw errors.invalidInput(
      Object.fromEntries(strange.map(({ field }) => [field, 'This file was not found. Upload it again.'])),
    )
}

async function strangeFiles(tx: Database, mentorId: string, files: BodyFile[]) {
  const strange: BodyFile[] = []
  for (const kind of new Set(files.map((file) => file.kind))) {
    const ofKind = files.filter((file) => file.kind === kind)
    const paths = ofKind.map(({ path }) => path)
    const mine = await ownedPaths(tx, mentorId, kind, paths)
    strange.push(...ofKind.filter(({ path }) => !mine.has(path)))
  }
  return strange
}
