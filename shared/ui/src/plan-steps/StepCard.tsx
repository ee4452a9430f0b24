import { useFormats } from '@mentor-connect/i18n'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card, CardTitle, IconButton, Small, Stack, Tag, media, space } from '..'
import { useStepT } from './useStepT'

interface StepCardProps {
  name: string
  /** Language of the name, if it is not that of the page. */
  lang: string | undefined
  isDone: boolean
  isSkipped: boolean
  /** `YYYY-MM-DD`. */
  due: string | undefined
  /** Whether that has passed. */
  isOverdue: boolean | undefined
  /** What else is said below the name. */
  note?: ReactNode
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  /** @param by one place up (-1) or down (1) */
  onMove: (by: number) => void
  onRemove: () => void
  /** What can be done with it. */
  children?: ReactNode
}

/** The frame of a step in the list of a plan: its name and state, and buttons that move and remove it. */
export function StepCard(props: StepCardProps) {
  const { name, lang, isDone, isSkipped, due, isOverdue, note, children } = props
  const t = useStepT()
  const { longDate } = useFormats()
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Top>
          <Name lang={lang}>{name}</Name>
          <State>
            {isDone && <Tag $tone="success">{t('step.finished')}</Tag>}
            {isSkipped && <Tag $tone="neutral">{t('step.skipped')}</Tag>}
            {due && (
              <Small>
                {t(isOverdue ? 'step.overdue' : 'step.due', { date: longDate(`${due}T12:00:00.000Z`) })}
              </Small>
            )}
            {note && <Small>{note}</Small>}
          </State>
          <Moves {...props} />
        </Top>
        {children}
      </Stack>
    </Card>
  )
}

type MovesProps = Pick<StepCardProps, 'name' | 'isFirst' | 'isLast' | 'isBusy' | 'onMove' | 'onRemove'>

function Moves({ name, isFirst, isLast, isBusy, onMove, onRemove }: MovesProps) {
  const t = useStepT()
  return (
    <Buttons>
      <IconButton
        aria-label={t('step.up', { name })}
        $inactive={isBusy || isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('step.down', { name })}
        $inactive={isBusy || isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('step.remove', { name })} $inactive={isBusy} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </Buttons>
  )
}

/** On a phone the name takes the whole width; the buttons follow in the line of the state. */
const Top = styled.div`
  display: grid;
  grid-template: 'name name' auto 'state buttons' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  ${media.tabletUp} {
    grid-template: 'name buttons' auto 'state buttons' auto / minmax(0, 1fr) auto;
  }
`

const Name = styled(CardTitle)`
  grid-area: name;
  overflow-wrap: anywhere;
`

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: state;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

const Buttons = styled.div`
  display: flex;
  grid-area: buttons;
  align-self: start;
  /* Their icons end where the text of the card does. */
  margin-inline-end: -${space[3]};
`
