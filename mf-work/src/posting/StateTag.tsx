import type { OpeningState } from '@mentor-connect/contract/work/openingRules'
import { Tag } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useT } from './messages/useT'

const TONES: Record<OpeningState, ComponentProps<typeof Tag>['$tone']> = {
  draft: 'neutral',
  waiting: 'accent',
  open: 'success',
  paused: 'accent',
  closed: 'neutral',
  rejected: 'accent',
}

export function StateTag({ state }: { state: OpeningState }) {
  const t = useT()
  return <Tag $tone={TONES[state]}>{t(`openings.own.state.${state}`)}</Tag>
}
