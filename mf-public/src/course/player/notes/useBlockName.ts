import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { plainText } from '../blocks/plainText'
import { useT } from './messages/useT'

/** Maximum number of graphemes of a passage in the label of a button. */
const NAME_LENGTH = 40

/** Returns a function from a block to a name: its first words, or its type if it has no words. */
export function useBlockName(): (block: Block) => string {
  const t = useT()
  return (block) => truncate(plainText([block]).trim(), NAME_LENGTH) || titleOf(block)

  function titleOf(block: Block): string {
    if (block.type === 'picture')
      return `${t('public.notes.block.picture')}: ${truncate(block.alt, NAME_LENGTH)}`
    if (block.type === 'video' || block.type === 'document')
      return `${t(`public.notes.block.${block.type}`)}: ${truncate(block.title, NAME_LENGTH)}`
    return t('public.notes.block.code')
  }
}
