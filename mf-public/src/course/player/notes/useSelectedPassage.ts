import { QUOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { useEffect, useState, type RefObject } from 'react'
import { BLOCK_ATTRIBUTE } from '../position/useBlockInView'
import { quoteOf } from './passages'

export interface SelectedPassage {
  blockId: string
  quote: string
  /** Position in the window at which the selection ends, in px. */
  left: number
  bottom: number
}

/**
 * The selected passage of the lesson; undefined without a selection. It ends with the block in which the selection
 * starts.
 */
export function useSelectedPassage(container: RefObject<HTMLElement | null>): SelectedPassage | undefined {
  const [passage, setPassage] = useState<SelectedPassage>()
  useEffect(() => {
    const read = () => setPassage(container.current ? selectedIn(container.current) : undefined)
    document.addEventListener('selectionchange', read)
    window.addEventListener('scroll', read, { passive: true })
    return () => {
      document.removeEventListener('selectionchange', read)
      window.removeEventListener('scroll', read)
    }
  }, [container])
  return passage
}

function selectedIn(container: HTMLElement): SelectedPassage | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0).cloneRange()
  const block = elementOf(range.startContainer).closest(`[${BLOCK_ATTRIBUTE}]`)
  if (!block || !container.contains(block)) return undefined
  if (!block.contains(range.endContainer)) range.setEnd(block, block.childNodes.length)
  const quote = quoteOf(range).slice(0, QUOTE_MAX)
  if (!quote) return undefined
  const { left, bottom } = range.getBoundingClientRect()
  return { blockId: block.getAttribute(BLOCK_ATTRIBUTE)!, quote, left, bottom }
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement!)
