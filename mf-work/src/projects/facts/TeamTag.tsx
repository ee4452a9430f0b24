import type { TeamState } from '@mentor-connect/contract/work/projects/projectRules'
import { Tag } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useT } from './messages/useT'

const TONES: Record<TeamState, ComponentProps<typeof Tag>['$tone']> = {
  forming: 'accent',
  working: 'primary',
  closing: 'accent',
  done: 'success',
  quiet: 'neutral',
  ended: 'neutral',
}

export function TeamTag({ state }: { state: TeamState }) {
  const t = useT()
  return <Tag $tone={TONES[state]}>{t(`projects.teamState.${state}`)}</Tag>
}
