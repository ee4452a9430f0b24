import type { SharedStep } from '@mentor-connect/contract/api/planSharing'
import { useSession } from '@mentor-connect/contract/auth'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Card, CardTitle, IconButton, Row, Small, Stack, Tag, space } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { SharedStepDate } from './SharedStepDate'
import type { SharedPlanActs } from './useSharedPlan'
import { useSharedPlanT } from './useSharedPlanT'
import { useSharedStepName } from './useSharedStepName'

interface SharedStepItemProps {
  step: SharedStep
  /** Counted from 0. */
  place: number
  count: number
  acts: SharedPlanActs
  /** For screen readers. */
  onSaid: (text: string) => void
  onRemoved: () => void
}

export function SharedStepItem({ step, place, count, acts, onSaid, onRemoved }: SharedStepItemProps) {
  const t = useSharedPlanT()
  const { longDate } = useFormats()
  const ownId = useSession().session.data?._id
  const name = useSharedStepName()(step)
  const { isDone, isSkipped, isOverdue, due, addedBy } = step

  const move = async (to: number) => {
    if (await acts.move(step.id, to)) onSaid(t('plan.moved', { name, place: to + 1 }))
  }
  const remove = async () => {
    if (await acts.remove(step.id)) onRemoved()
  }
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={2}>
        <Top>
          <div>
            <Name lang={step.title && languageOf(step.title)}>{name}</Name>
            <Row $gap={2}>
              {isDone && <Tag $tone="success">{t('plan.finished')}</Tag>}
              {isSkipped && <Tag $tone="neutral">{t('plan.skipped')}</Tag>}
              {due && (
                <Small>
                  {t(isOverdue ? 'plan.overdue' : 'plan.due', { date: longDate(`${due}T12:00:00.000Z`) })}
                </Small>
              )}
              {addedBy && (
                <Small>
                  {addedBy.id === ownId ? t('plan.addedByYou') : t('plan.addedBy', { name: addedBy.name })}
                </Small>
              )}
            </Row>
          </div>
          <Moves>
            <IconButton
              aria-label={t('plan.up', { name })}
              $inactive={acts.isBusy || place === 0}
              onClick={() => void move(place - 1)}
            >
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('plan.down', { name })}
              $inactive={acts.isBusy || place === count - 1}
              onClick={() => void move(place + 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('plan.remove', { name })}
              $inactive={acts.isBusy}
              onClick={() => void remove()}
            >
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </Moves>
        </Top>
        {!isDone && <SharedStepDate step={step} name={name} acts={acts} />}
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
