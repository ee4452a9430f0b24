import type { Block, LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { comparable } from './comparable'

/**
 * Gives blocks the ids that they had in the previous text. An unchanged block keeps its id even if it has
 * moved. A changed block takes the id of the old block that followed the same predecessor, if that has the
 * same type.
 */
export function keptIds({ blocks }: LessonBody, before: LessonBody): LessonBody {
  const free = before.blocks.map((block) => ({ block, text: comparable(block), isTaken: false }))
  const take = (index: number) => {
    const one = free[index]
    if (!one || one.isTaken) return undefined
    one.isTaken = true
    return index
  }
  const places = blocks.map((block) => {
    const text = comparable(block)
    return take(free.findIndex((one) => !one.isTaken && one.text === text))
  })
  blocks.forEach((block, at) => {
    if (places[at] !== undefined) return
    const next = (places[at - 1] ?? -1) + 1
    if (free[next]?.block.type === block.type) places[at] = take(next)
  })
  return { blocks: withOwnIds(blocks.map((block, at) => ({ block, id: free[places[at] ?? -1]?.block.id }))) }
}

/** Gives each new block an id that no other block has. */
function withOwnIds(blocks: { block: Block; id: string | undefined }[]): Block[] {
  const used = new Set(blocks.flatMap(({ id }) => id ?? []))
  return blocks.map(({ block, id }) => {
    if (id !== undefined) return { ...block, id }
    let own = block.id
    for (let count = 2; used.has(own); count++) own = `${block.id}-${count}`
    used.add(own)
    return { ...block, id: own }
  })
}
