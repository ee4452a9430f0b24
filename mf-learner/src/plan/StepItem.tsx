import type { PlanStep } from '@mentor-connect/contract/api/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Card,
  CardTitle,
  IconButton,
  Muted,
  Row,
  Small,
  Stack,
  Tag,
  space,
} from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { StepCourse } from './StepCourse'
import { StepDate } from './StepDate'
import { useStepName } from './useStepName'

interface StepItemProps {
  step: PlanStep
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onChange: (change: {
    isDone?: boolean
    isSkipped?: boolean
    courseId?: string | null
    due?: string | null
  }) => void
  /** @param by one place up (-1) or down (1) */
  onMove: (by: number) => void
  onRemove: () => void
}

export function StepItem({ step, isFirst, isLast, isBusy, onChange, onMove, onRemove }: StepItemProps) {
  const t = useT()
  const { longDate } = useFormats()
  const name = useStepName()(step)
  const isFinished = step.course?.percent === 100
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Top>
          <div>
            <Name lang={step.title && languageOf(step.title)}>{name}</Name>
            <Row $gap={2}>
              {step.isDone && <Tag $tone="success">{t('learner.plan.finished')}</Tag>}
              {step.isSkipped && <Tag $tone="neutral">{t('learner.plan.skipped')}</Tag>}
              {step.due && (
                <Small>
                  {t(step.isOverdue ? 'learner.plan.overdue' : 'learner.plan.due', {
                    date: longDate(`${step.due}T12:00:00.000Z`),
                  })}
                </Small>
              )}
            </Row>
          </div>
          <Moves>
            <IconButton
              aria-label={t('learner.plan.up', { name })}
              $inactive={isBusy || isFirst}
              onClick={() => onMove(-1)}
            >
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('learner.plan.down', { name })}
              $inactive={isBusy || isLast}
              onClick={() => onMove(1)}
            >
              <ArrowDown size={20} aria-hidden />
            </IconButton>
            <IconButton aria-label={t('learner.plan.remove', { name })} $inactive={isBusy} onClick={onRemove}>
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </Moves>
        </Top>
        {step.course && (
          <StepCourse
            course={step.course}
            isPinned={step.isPinned}
            onPin={(courseId) => onChange({ courseId })}
          />
        )}
        {step.subject && !step.course && <Muted>{t('learner.plan.noCourse')}</Muted>}
        {step.kind === 'session' && !step.isDone && <Muted>{t('learner.plan.sessionHint')}</Muted>}
        <Row>
          {step.mentor && !step.isDone && (
            <ButtonLink to={paths.learner.bookSession(step.mentor.id)} $variant="secondary">
              {t('learner.plan.book')}
            </ButtonLink>
          )}
          {!isFinished && !(step.kind === 'session' && step.mentor) && (
            <Button
              $variant="secondary"
              aria-pressed={step.isDone}
              aria-label={t('learner.plan.done', { name })}
              onClick={() => onChange({ isDone: !step.isDone })}
            >
              {t('learner.plan.markDone')}
            </Button>
          )}
          {!step.isDone && (
            <Button $variant="ghost" onClick={() => onChange({ isSkipped: !step.isSkipped })}>
              {t(step.isSkipped ? 'learner.plan.unskip' : 'learner.plan.skip')}
            </Button>
          )}
          {!step.isDone && (
            <StepDate
              name={name}
              due={step.due}
              isNeeded={step.kind === 'task'}
              onChange={(due) => onChange({ due })}
            />
          )}
        </Row>
      </Stack>
    </Card>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
`

const Name = styled(CardTitle)`
  overflow-wrap: anywhere;
`

const Moves = styled.div`
  display: flex;
`
