import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { plain } from '../history/bodyDifferences'

/** The runs of a text from a field. Words that were not changed keep their marks. */
export function editedRuns(text: string, before: readonly Inline[] = []): Inline[] {
  if (text === plain(before)) return [...before]
  return text === '' ? [] : [{ text }]
}
