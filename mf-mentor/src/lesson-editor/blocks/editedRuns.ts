import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { plain } from '../history/bodyDifferences'

/** Converts the text of a field to runs. An unchanged text keeps its formatting; a changed one loses it. */
export function editedRuns(text: string, before: readonly Inline[] = []): Inline[] {
  if (text === plain(before)) return [...before]
  return text === '' ? [] : [{ text }]
}
