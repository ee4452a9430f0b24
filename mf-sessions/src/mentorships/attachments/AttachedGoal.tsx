import type { AttachedGoal as Goal } from '@mentor-connect/contract/learning/attachments'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, Small, Stack, font } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useGoalName } from '../useGoalName'
import { useMonth } from '../useMonth'
import { HideButton } from './HideButton'
import { useAttachmentT } from './useAttachmentT'

export function AttachedGoal({ goal, onHide }: { goal: Goal; onHide: (() => void) | undefined }) {
  const t = useAttachmentT()
  const month = useMonth()
  const name = useGoalName()(goal)
  return (
    <Stack as="section" $gap={1} aria-label={t('attachment.goalTitle')}>
      <Small>{t('attachment.goalTitle')}</Small>
      <Aim lang={languageOf(name)}>{name}</Aim>
      <Muted>
        {goal.byMonth ? t('attachment.until', { month: month(goal.byMonth) }) : t('attachment.noDate')}
      </Muted>
      <HideButton what={t('attachment.goalTitle')} onHide={onHide} />
    </Stack>
  )
}

const Aim = styled.p`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
