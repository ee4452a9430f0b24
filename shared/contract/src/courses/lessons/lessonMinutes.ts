import type { Block, Inline, LessonBody, ListItem } from './lessonBlocks'
import { isBlank } from '../../rules/enteredText'
import { SECONDS_PER_PICTURE, WORDS_PER_MINUTE } from './lessonLimits'

/** Returns the number of words in all blocks of a lesson. */
export function wordsOf({ blocks }: LessonBody): number {
  return blocks.flatMap(textsOf).reduce((sum, text) => sum + countWords(text), 0)
}

/** Kinds of blocks that show nothing if they contain no words. */
const WORDED = new Set(['paragraph', 'heading', 'list', 'quote', 'callout', 'code', 'table', 'check'])

/**
 * Returns true if a lesson has nothing that a reader could see. `unwrittenLessons` on the server applies the same
 * rule.
 */
export const isEmptyBody = ({ blocks }: LessonBody): boolean =>
  blocks.every((block) => WORDED.has(block.type) && textsOf(block).every(isBlank))

/** Returns how long a lesson takes, in minutes: the time for its words, pictures and uploaded videos, at least 1. */
export function minutesOf(body: LessonBody): number {
  const seconds = body.blocks.reduce((sum, block) => sum + secondsBeside(block), 0)
  return Math.max(1, Math.round(wordsOf(body) / WORDS_PER_MINUTE + seconds / 60))
}

function secondsBeside(block: Block): number {
  if (block.type === 'picture') return SECONDS_PER_PICTURE
  return block.type === 'video' && 'file' in block.source ? block.source.seconds : 0
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items.flatMap(textsOfItem)
    case 'table':
      return block.rows.flat().map(plain)
    case 'code':
      return [block.text]
    case 'check':
      return [block.question, ...block.options.map(({ text }) => text)].map(plain)
    case 'picture':
      return [plain(block.caption ?? [])]
    case 'video':
    case 'document':
      return [block.title]
    default:
      return [plain(block.content)]
  }
}

const textsOfItem = ({ content, items = [] }: ListItem): string[] => [
  plain(content),
  ...items.flatMap(textsOfItem),
]

const plain = (runs: Inline[]) => runs.map(({ text }) => text).join('')

const countWords = (text: string) => text.split(/\s+/).filter((word) => !isBlank(word)).length
