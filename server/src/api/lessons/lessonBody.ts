import { Block, type LessonBody } from '@mentor-connect/contract/api/lessonBlocks'
import { Compile } from 'typebox/compile'

const block = Compile(Block)

/** When a body was saved that nobody has written yet. */
export const NOT_WRITTEN = new Date(0).toISOString()

/** A stored body. Blocks that only a newer version of the server knows are left out. */
export function readBody(stored: string | null): LessonBody {
  if (stored === null) return { blocks: [] }
  const { blocks } = JSON.parse(stored) as LessonBody
  return { blocks: blocks.filter((one) => block.Check(one)) }
}
