import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { QUOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { plainText } from '../blocks/plainText'
import type { NotePassage } from './useLessonNotes'

/** The passage that covers a whole block. */
export function passageOf(block: Block): NotePassage {
  return { blockId: block.id, quote: plainText([block]).replace(/\s+/g, ' ').trim().slice(0, QUOTE_MAX) }
}
