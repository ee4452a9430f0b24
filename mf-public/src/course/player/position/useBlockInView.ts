import { useEffect, type RefObject } from 'react'

/** Margins of the band of the window in which a block counts as being read: the upper third, below the bars. */
const BAND = '-20% 0px -60% 0px'

/** Attribute of a block's element: `<div {...{ [BLOCK_ATTRIBUTE]: block.id }}>`. */
export const BLOCK_ATTRIBUTE = 'data-block'

/** Calls `report` with the block that is being read, whenever it changes. */
export function useBlockInView(
  container: RefObject<HTMLElement | null>,
  report: (place: { blockId: string }) => void,
): void {
  useEffect(() => {
    const blocks = [...(container.current?.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`) ?? [])]
    if (blocks.length === 0 || !('IntersectionObserver' in window)) return
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        const blockId = blocks.find((block) => inView.has(block))?.getAttribute(BLOCK_ATTRIBUTE)
        // At the top of the page the learner has not read anything yet.
        if (blockId && window.scrollY > 0) report({ blockId })
      },
      { rootMargin: BAND },
    )
    for (const block of blocks) observer.observe(block)
    return () => observer.disconnect()
  }, [container, report])
}
