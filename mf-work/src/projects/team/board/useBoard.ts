import { asApiFailure, call, useEndpoint, type ApiFailure } from '@mentor-connect/api'
import {
  getTeamBoard,
  moveCard,
  type BoardChanges,
  type Card,
} from '@mentor-connect/contract/work/projects/teamBoard'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRepeated } from '../useRepeated'
import { cardBefore, columnsOf, withChanges, type Board } from './boardState'
import type { Place } from './placeUnder'

/** Time between two requests for the changes of others, in ms. */
const INTERVAL_MS = 8000

interface BoardEvents {
  /** Called with the cards that others have changed, and the number of those that they have deleted. */
  onNews: (cards: Card[], removed: number) => void
  /** Called if a move was refused. By then, the card is back in its former place. */
  onMoveFailed: (card: Card, failure: ApiFailure) => void
}

/** The board of a team, with the moves of this person and the changes of others. */
export function useBoard(teamId: string, events: BoardEvents) {
  const params = { id: teamId }
  const { data, error, retry, setData } = useEndpoint(getTeamBoard, { params, query: {} })
  const [moves, setMoves] = useState<ReadonlyMap<string, Place>>(new Map())
  const [isStale, setStale] = useState(false)
  const columns = useMemo(() => columnsOf(data?.cards ?? [], moves), [data, moves])
  // Functions that are called later read the latest board and the latest event handlers from this ref.
  const latest = useRef<{ board: Board | undefined; events: BoardEvents }>({ board: undefined, events })
  useEffect(() => {
    latest.current = { board: data, events }
  })

  const apply = (changes: BoardChanges) => {
    const { board } = latest.current
    if (!board) return
    const next = withChanges(board, changes)
    latest.current.board = next
    setData({ ...next, removed: [] })
  }
  const refresh = async () => {
    const { board } = latest.current
    if (!board) return
    try {
      const { data: changes } = await call(getTeamBoard, { params, query: { since: board.cursor } })
      const news = changes.cards.filter((card) => isNews(board, card))
      apply(changes)
      setStale(false)
      if (news.length + changes.removed.length > 0) latest.current.events.onNews(news, changes.removed.length)
    } catch {
      // The next request may succeed. Until then, the board says that it may be out of date.
      setStale(true)
    }
  }
  useRepeated(() => void refresh(), INTERVAL_MS)

  const put = (card: Card) => apply({ cursor: 0, cards: [card], removed: [] })
  const { move } = useMoves({
    teamId,
    columns,
    cardOf: (id) => latest.current.board?.cards.find((card) => card.id === id),
    setMoves,
    put,
    onFailed: (card, failure) => {
      void refresh()
      latest.current.events.onMoveFailed(card, failure)
    },
  })
  return {
    columns,
    isLoaded: data !== undefined,
    error,
    isStale,
    retry,
    refresh,
    move,
    put,
    drop: (id: string) => apply({ cursor: 0, cards: [], removed: [id] }),
  }
}

export type TeamBoard = ReturnType<typeof useBoard>

/** Returns true if somebody else has changed the card, so that the board does not have this version of it. */
function isNews({ cards }: Board, card: Card): boolean {
  const known = cards.find(({ id }) => id === card.id)
  return JSON.stringify(known?.versions) !== JSON.stringify(card.versions)
}

interface MoveParts {
  teamId: string
  columns: ReturnType<typeof columnsOf>
  cardOf: (id: string) => Card | undefined
  setMoves: (change: (moves: ReadonlyMap<string, Place>) => ReadonlyMap<string, Place>) => void
  put: (card: Card) => void
  onFailed: (card: Card, failure: ApiFailure) => void
}

/** Moves cards at once on the screen, and one after the other on the server. */
function useMoves({ teamId, columns, cardOf, setMoves, put, onFailed }: MoveParts) {
  const queue = useRef<Promise<void>>(Promise.resolve())

  const settle = (id: string, place: Place) =>
    setMoves((moves) => {
      // A later move of the same card is still being sent.
      if (moves.get(id) !== place) return moves
      const next = new Map(moves)
      next.delete(id)
      return next
    })
  const send = async (id: string, place: Place, after: string | null) => {
    const card = cardOf(id)
    if (!card) return settle(id, place)
    try {
      const body = { seen: card.versions.place, column: place.column, after }
      put((await call(moveCard, { params: { id: teamId, cardId: id }, body })).data)
    } catch (error) {
      onFailed(card, asApiFailure(error))
    }
    settle(id, place)
  }
  return {
    move: (id: string, place: Place) => {
      const after = cardBefore(columns, id, place)
      setMoves((moves) => new Map([...moves].filter(([one]) => one !== id)).set(id, place))
      queue.current = queue.current.then(() => send(id, place, after))
    },
  }
}
