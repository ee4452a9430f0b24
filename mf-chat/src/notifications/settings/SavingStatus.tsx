import { Notice, color, font } from '@mentor-connect/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Group, Saving } from './usePreferences'

/**
 * Says if the last change in a group of settings is being saved, was saved or failed. The height is the same in each
 * state.
 */
export function SavingStatus({ group, saving }: { group: Group; saving: Saving | undefined }) {
  const t = useT()
  const state = saving?.group === group ? saving.state : undefined
  if (state === 'failed') return <Notice tone="danger">{t('chat.notificationSettings.failed')}</Notice>
  return (
    <Line role="status">
      {state === 'saved' && <Check size={18} aria-hidden />}
      {state && t(`chat.notificationSettings.${state}`)}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5em;
  color: ${color.success};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`
