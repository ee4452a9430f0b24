import { CARD_COLUMNS } from '@mentor-connect/contract/work/projects/projectRules'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { placeUnder, type ColumnBox, type Place } from './placeUnder'

/** Distance to the window's edge at which the page starts to scroll, in px. */
const EDGE = 90
/** Distance that the page scrolls at each pointer move near an edge, in px. */
const STEP = 14

/**
 * Moves cards by mouse, pen or touch. The columns have the attribute `data-column`, the cards `data-card`.
 * @param board the element that contains the columns
 * @param onDrop called once, when the card is dropped
 */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (cardId: string, place: Place) => void,
) {
  const [held, setHeld] = useState<string | null>(null)
  const [place, setPlace] = useState<Place>()
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })

  // The listeners are on the window, because the pointer leaves the handle during the drag.
  useEffect(() => {
    if (held === null) return
    let over: Place | undefined
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      scrollAtEdge(clientY)
      over = placeUnder(columnsOf(board.current), held, clientX, clientY)
      setPlace(over)
    }
    const end = () => {
      setHeld(null)
      setPlace(undefined)
    }
    const drop = () => {
      end()
      if (over) latest.current(held, over)
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', cancel)
    }
  }, [held, board])

  const hold = (cardId: string) => (event: PointerEvent) => {
    if (event.button !== 0) return
    // A press with the mouse would otherwise select text.
    if (event.pointerType === 'mouse') event.preventDefault()
    setHeld(cardId)
  }
  return { held, place, hold }
}

function columnsOf(board: HTMLElement | null): ColumnBox[] {
  const columns = [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return columns.flatMap((element) => {
    const column = CARD_COLUMNS.find((one) => one === element.dataset['column'])
    if (!column) return []
    const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')]
    return [
      {
        column,
        box: element.getBoundingClientRect(),
        cards: cards.map((card) => ({ id: card.dataset['card'] ?? '', box: card.getBoundingClientRect() })),
      },
    ]
  })
}

function scrollAtEdge(y: number) {
  if (y < EDGE) window.scrollBy(0, -STEP)
  if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP)
}
