import { useFormats } from '@mentor-connect/i18n'
import { useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Card, CardTitle, Small, Stack, Tag, space } from '..'
import { StepDate } from './StepDate'
import { StepMenu, type StepMenuProps } from './StepMenu'
import { useStepT } from './useStepT'

interface StepCardProps extends Pick<
  StepMenuProps,
  'name' | 'isFirst' | 'isLast' | 'isBusy' | 'actions' | 'onMove' | 'onRemove'
> {
  /** Language of the name; undefined if it is the language of the page. */
  lang: string | undefined
  isDone: boolean
  isSkipped: boolean
  /** Date of the step, `YYYY-MM-DD`. */
  due: string | undefined
  /** True if the date has passed. */
  isOverdue: boolean | undefined
  /** True if the date cannot be removed, because the step is a task. */
  isDateNeeded: boolean
  /** Additional text below the name. */
  note?: ReactNode
  /**
   * Saves a new date, or null for none. Resolves to true if it was saved. Undefined for a step whose date cannot be
   * changed.
   */
  onDate: ((due: string | null) => Promise<boolean>) | undefined
  children?: ReactNode
}

/**
 * The frame of a step in the list of a plan. It shows the step's name and state, and a menu with rarely used actions.
 */
export function StepCard(props: StepCardProps) {
  const { name, lang, isDone, isSkipped, due, isOverdue, isDateNeeded, isBusy, note, onDate, children } =
    props
  const t = useStepT()
  const { longDate } = useFormats()
  const button = useRef<HTMLButtonElement>(null)
  const [isDating, setDating] = useState(false)
  const close = () => {
    setDating(false)
    button.current?.focus()
  }
  const save = async (changed: string | null) => {
    if (await onDate?.(changed)) close()
  }
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Top>
          <Name lang={lang}>{name}</Name>
          <StepMenu
            {...props}
            button={button}
            hasDate={due !== undefined}
            onDate={onDate && (() => setDating(true))}
          />
        </Top>
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
        {isDating && onDate && (
          <StepDate
            {...{ due, isBusy }}
            isNeeded={isDateNeeded}
            onSave={(changed) => void save(changed)}
            onCancel={close}
          />
        )}
        {children}
      </Stack>
    </Card>
  )
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};

  /* The icon of the menu is flush with the text of the card. */
  & > :last-child {
    margin-block: -${space[2]};
    margin-inline-end: -${space[3]};
  }
`

const Name = styled(CardTitle)`
  overflow-wrap: anywhere;
`

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  &:empty {
    display: none;
  }
`
