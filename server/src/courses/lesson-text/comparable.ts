import type { Block, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { tidied } from './inlineMarkdown'

/**
 * Converts a block to a text that is the same for all blocks with the same content: the id is left out, and
 * fields and marks are sorted.
 */
export function comparable(block: Block): string {
  return JSON.stringify({ ...block, id: '' }, (_name, value: unknown) => {
    if (Array.isArray(value)) return isRuns(value) ? ordered(tidied(value)) : (value as unknown[])
    return typeof value === 'object' && value !== null ? sorted(value) : value
  })
}

const isRuns = (list: unknown[]): list is Inline[] =>
  list.length > 0 &&
  list.every((one) => typeof one === 'object' && one !== null && typeof (one as Inline).text === 'string')

const ordered = (runs: Inline[]) =>
  runs.map(({ marks, ...run }) => ({ ...run, ...(marks?.length && { marks: [...marks].sort() }) }))

/** Sorts the fields by name. Empty optional lists are left out, as they mean the same as absent ones. */
const sorted = (value: object) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !(['caption', 'feedback', 'items'].includes(name) && isEmpty(part)))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const isEmpty = (part: unknown) => Array.isArray(part) && part.length === 0
