import { CARD_COLUMNS, type CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { useFormats } from '@mentor-connect/i18n'
import {
  LoadFailed,
  Muted,
  Notice,
  Row,
  Skeleton,
  Stack,
  StaleNotice,
  ToggleChip,
  VisuallyHidden,
  breakpoint,
  media,
  space,
  useMedia,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { usePart } from '../usePart'
import { placeAfterStep, placeOf, type Columns, type Step } from './boardState'
import { CardDialog } from './card/CardDialog'
import { Column } from './Column'
import type { Place } from './placeUnder'
import { useBoard } from './useBoard'
import { useCardDrag } from './useCardDrag'
import { useKeptFocus } from './useKeptFocus'

const WIDE = `(min-width: ${breakpoint.mobile}px)`

/** The board of a team: three columns beside each other on wide screens, one at a time on others. */
export function BoardPart({ team }: { team: Team }) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { card: openId, openCard } = usePart()
  const isWide = useMedia(WIDE)
  const [shown, setShown] = useState<CardColumn>('todo')
  const [announcement, setAnnouncement] = useState('')
  const [problem, setProblem] = useState('')
  const element = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(element)
  const board = useBoard(team.id, {
    onNews: (cards, removed) =>
      setAnnouncement(
        cards.length === 1 && removed === 0
          ? t('projects.board.newsOf', { title: cards[0]!.title })
          : t('projects.board.news', { count: cards.length + removed }),
      ),
    onMoveFailed: ({ title }, failure) => {
      if (failure.code === 'edit_conflict') setProblem(t('projects.board.movedElsewhere', { title }))
      else if (failure.code === 'unreachable') setProblem(t('projects.board.notMoved', { title }))
      else setProblem(failureText(failure))
    },
  })
  const { columns } = board

  const move = (id: string, place: Place) => {
    const before = placeOf(columns, id)
    if (!before || (before.column === place.column && before.index === place.index)) return
    const title = columns[before.column][before.index]?.title ?? ''
    const column = t(`projects.column.${place.column}`)
    setProblem('')
    setAnnouncement(t('projects.board.moved', { title, column, place: place.index + 1 }))
    board.move(id, place)
  }
  const handleStep = (id: string, step: Step) => {
    const place = placeAfterStep(columns, id, step)
    if (place) move(id, place)
  }
  const handleOpen = (id: string) => {
    setProblem('')
    openCard(id)
  }
  const drag = useCardDrag(element, move)

  if (!board.isLoaded)
    return board.error ? (
      <LoadFailed error={board.error} onRetry={board.retry} />
    ) : (
      <Skeleton $height="20rem" />
    )
  const opened = openId ? cardOf(columns, openId) : undefined
  return (
    <Stack $gap={4}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {board.isStale && <StaleNotice onRetry={() => void board.refresh()} />}
      {problem && !opened && <Notice tone="warning">{problem}</Notice>}
      {!isWide && <ColumnChoice columns={columns} shown={shown} onChoose={setShown} />}
      {team.canWrite && isWide && <Muted>{t('projects.board.help')}</Muted>}
      <Board ref={element} tabIndex={-1} role="group" aria-label={t('projects.board.title')} {...keptFocus}>
        {CARD_COLUMNS.filter((column) => isWide || column === shown).map((column) => (
          <Column
            key={column}
            column={column}
            cards={columns[column]}
            team={team}
            held={drag.held}
            drop={drag.place?.column === column ? drag.place.index : undefined}
            onHold={drag.hold}
            onStep={handleStep}
            onMove={(id, to) => move(id, { column: to, index: columns[to].length })}
            onOpen={handleOpen}
            onAdded={board.put}
          />
        ))}
      </Board>
      {opened && (
        <CardDialog
          key={opened.id}
          card={opened}
          team={team}
          board={board}
          moveProblem={problem}
          onMove={(to) => move(opened.id, { column: to, index: columns[to].length })}
          onClose={() => openCard(undefined)}
        />
      )}
    </Stack>
  )
}

const cardOf = (columns: Columns, id: string) =>
  CARD_COLUMNS.flatMap((column) => columns[column]).find((card) => card.id === id)

interface ColumnChoiceProps {
  columns: Columns
  shown: CardColumn
  onChoose: (column: CardColumn) => void
}

/** The columns as buttons, with the number of cards in each. */
function ColumnChoice({ columns, shown, onChoose }: ColumnChoiceProps) {
  const t = useT()
  const { number } = useFormats()
  return (
    <Row role="group" aria-label={t('projects.board.columns')} $gap={2}>
      {CARD_COLUMNS.map((column) => (
        <ToggleChip key={column} isChosen={column === shown} onClick={() => onChoose(column)}>
          {t(`projects.column.${column}`)} ({number(columns[column].length)})
        </ToggleChip>
      ))}
    </Row>
  )
}

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
