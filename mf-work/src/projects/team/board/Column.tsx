import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import type { Card } from '@mentor-connect/contract/work/projects/teamBoard'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { useFormats } from '@mentor-connect/i18n'
import { Muted, Stack, color, font, radius, space } from '@mentor-connect/ui'
import type { PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { BoardCard } from './BoardCard'
import type { Step } from './boardState'
import { NewCard } from './NewCard'

interface ColumnProps {
  column: CardColumn
  cards: Card[]
  team: Team
  /** Id of the card that is being dragged. */
  held: string | null
  /** Number of cards above the place at which the dragged card would be dropped; undefined for other columns. */
  drop: number | undefined
  onHold: (cardId: string) => (event: PointerEvent) => void
  onStep: (cardId: string, step: Step) => void
  onMove: (cardId: string, column: CardColumn) => void
  onOpen: (cardId: string) => void
  onAdded: (card: Card) => void
}

/** One column of the board. */
export function Column({
  column,
  cards,
  team,
  held,
  drop,
  onHold,
  onStep,
  onMove,
  onOpen,
  onAdded,
}: ColumnProps) {
  const t = useT()
  const { number } = useFormats()
  const headingId = `column-${column}`
  const others = cards.filter(({ id }) => id !== held)
  // The line is above the card that would follow the dropped one; at the end of the column it is below the last card.
  const cardBelow = drop === undefined ? undefined : others[drop]?.id
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      data-column={column}
      $gap={3}
      $isTarget={drop !== undefined}
    >
      <Heading id={headingId}>
        {t(`projects.column.${column}`)} ({number(cards.length)})
      </Heading>
      {cards.length === 0 && <Muted>{t(`projects.column.empty.${column}`)}</Muted>}
      <Stack as="ul" $gap={3}>
        {cards.map((card) => (
          <Place key={card.id} data-card={card.id} $isDrop={card.id === cardBelow} $isHeld={card.id === held}>
            <BoardCard
              card={card}
              team={team}
              onHold={onHold(card.id)}
              onStep={(step) => onStep(card.id, step)}
              onMove={(to) => onMove(card.id, to)}
              onOpen={() => onOpen(card.id)}
            />
          </Place>
        ))}
      </Stack>
      {team.canWrite && <NewCard teamId={team.id} column={column} onAdded={onAdded} />}
    </Box>
  )
}

const Box = styled(Stack)<{ $isTarget: boolean }>`
  min-width: 0;
  padding: ${space[3]};
  border: 2px solid ${({ $isTarget }) => ($isTarget ? color.primary : 'transparent')};
  border-radius: ${radius.large};
  background: ${color.sunken};
`

const Heading = styled.h2`
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
`

const Place = styled.li<{ $isDrop: boolean; $isHeld: boolean }>`
  border-top: 3px solid ${({ $isDrop }) => ($isDrop ? color.primary : 'transparent')};
  opacity: ${({ $isHeld }) => ($isHeld ? 0.5 : 1)};
`
