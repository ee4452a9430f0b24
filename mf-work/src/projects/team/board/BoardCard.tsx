import { CARD_COLUMNS, type CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import type { Card as TeamCard } from '@mentor-connect/contract/work/projects/teamBoard'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { Card, IconButton, Menu, MenuItem, Row, Small, TARGET, color, font, space } from '@mentor-connect/ui'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Ellipsis,
  GripVertical,
  MessageSquare,
} from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'
import type { Step } from './boardState'

interface BoardCardProps {
  card: TeamCard
  team: Team
  onHold: (event: PointerEvent) => void
  onStep: (step: Step) => void
  onMove: (column: CardColumn) => void
  onOpen: () => void
}

const STEP_OF_KEY: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * One card. It is moved by dragging its handle, by arrow keys on the handle, or by the menu. Its title opens
 * it.
 */
export function BoardCard({ card, team, onHold, onStep, onMove, onOpen }: BoardCardProps) {
  const t = useT()
  const title = card.isHidden ? t('projects.card.hidden') : card.title
  const handleKey = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key]
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <Card $padding={2}>
      <Line>
        {team.canWrite && (
          <Handle
            data-handle=""
            aria-label={t('projects.card.handle', { title })}
            aria-roledescription={t('projects.card.handleRole')}
            onPointerDown={onHold}
            onKeyDown={handleKey}
          >
            <GripVertical size={20} aria-hidden />
          </Handle>
        )}
        <Name type="button" lang={languageOf(title)} onClick={onOpen}>
          {title}
        </Name>
        {team.canWrite && <MoveMenu card={card} title={title} onStep={onStep} onMove={onMove} />}
      </Line>
      <CardFacts card={card} team={team} />
    </Card>
  )
}

interface MoveMenuProps extends Pick<BoardCardProps, 'card' | 'onStep' | 'onMove'> {
  title: string
}

function MoveMenu({ card, title, onStep, onMove }: MoveMenuProps) {
  const t = useT()
  const at = CARD_COLUMNS.indexOf(card.column)
  return (
    <Menu label={t('projects.card.move', { title })} icon={<Ellipsis size={20} aria-hidden />}>
      {(close) => {
        const act = (move: () => void) => () => {
          close()
          move()
        }
        return (
          <>
            {CARD_COLUMNS.filter((column) => column !== card.column).map((column) => (
              <MenuItem key={column} onClick={act(() => onMove(column))}>
                {CARD_COLUMNS.indexOf(column) < at ? (
                  <ArrowLeft size={18} aria-hidden />
                ) : (
                  <ArrowRight size={18} aria-hidden />
                )}
                {t('projects.card.moveTo', { column: t(`projects.column.${column}`) })}
              </MenuItem>
            ))}
            <MenuItem onClick={act(() => onStep('up'))}>
              <ArrowUp size={18} aria-hidden />
              {t('projects.card.up')}
            </MenuItem>
            <MenuItem onClick={act(() => onStep('down'))}>
              <ArrowDown size={18} aria-hidden />
              {t('projects.card.down')}
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}

function CardFacts({ card, team }: Pick<BoardCardProps, 'card' | 'team'>) {
  const t = useT()
  const { dayText } = useWhenText()
  const assignee = team.people.find(({ id }) => id === card.assignee)
  if (!assignee && !card.dueOn && card.comments === 0) return null
  return (
    <Facts $gap={2}>
      {assignee && <Small>{assignee.name}</Small>}
      {card.dueOn && <Small>{t('projects.due', { date: dayText(card.dueOn) })}</Small>}
      {card.comments > 0 && (
        <Small>
          <MessageSquare size={14} aria-hidden /> {t('projects.card.commentCount', { count: card.comments })}
        </Small>
      )}
    </Facts>
  )
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
`

const Handle = styled(IconButton)`
  width: 2rem;
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
`

const Name = styled.button`
  flex: 1;
  min-width: 0;
  min-height: ${TARGET};
  padding: ${space[2]};
  border: 0;
  background: transparent;
  font-weight: ${font.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

const Facts = styled(Row)`
  padding: 0 ${space[2]} ${space[2]};

  svg {
    display: inline;
  }
`
