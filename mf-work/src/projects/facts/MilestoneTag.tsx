import type { MilestoneState } from '@mentor-connect/contract/work/projects/projectRules'
import { Tag } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useT } from './messages/useT'

const TONES: Record<MilestoneState, ComponentProps<typeof Tag>['$tone']> = {
  open: 'neutral',
  sent: 'primary',
  returned: 'accent',
  approved: 'success',
}

export function MilestoneTag({ state }: { state: MilestoneState }) {
  const t = useT()
  return <Tag $tone={TONES[state]}>{t(`projects.milestoneState.${state}`)}</Tag>
}
