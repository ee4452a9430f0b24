import type { Block } from '@mentor-connect/contract/api/lessonBlocks'
import { createHash } from 'node:crypto'

const ID_LENGTH = 10

/**
 * Names blocks after their content, so that a block keeps its id when others are inserted before it. Equal blocks are
 * counted.
 */
export function withIds(blocks: object[]): Block[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const id = createHash('sha256').update(JSON.stringify(block)).digest('hex').slice(0, ID_LENGTH)
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return { id: count > 1 ? `${id}-${count}` : id, ...block } as Block
  })
}
