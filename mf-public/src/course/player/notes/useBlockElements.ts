import type { Block } from '@mentor-connect/contract/api/lessonBlocks'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { BLOCK_ATTRIBUTE } from '../position/useBlockInView'

/** The elements of blocks by their ids. */
export function useBlockElements(
  container: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
): ReadonlyMap<string, Element> {
  const [elements, setElements] = useState<ReadonlyMap<string, Element>>(new Map())
  useLayoutEffect(() => {
    const found = container.current?.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`) ?? []
    setElements(new Map([...found].map((element) => [element.getAttribute(BLOCK_ATTRIBUTE)!, element])))
  }, [container, blocks])
  return elements
}
