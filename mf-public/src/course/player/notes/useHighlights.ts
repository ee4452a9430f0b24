import type { Note } from '@mentor-connect/contract/api/notes'
import { useEffect } from 'react'
import { findPassage } from './passages'

export const HIGHLIGHT = 'mc-notes'

/** Marks the passages with notes, without changing the elements of the lesson. Older browsers show the buttons only. */
export function useHighlights(blocks: ReadonlyMap<string, Element>, notes: readonly Note[]): void {
  useEffect(() => {
    if (typeof Highlight === 'undefined' || !CSS.highlights) return
    const ranges = notes.flatMap(({ blockId, quote }) => {
      const block = blockId !== undefined && blocks.get(blockId)
      return (block && findPassage(block, quote)) || []
    })
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
    return () => void CSS.highlights.delete(HIGHLIGHT)
  }, [blocks, notes])
}
