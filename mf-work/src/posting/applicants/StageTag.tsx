import type { ApplicationStage } from '@mentor-connect/contract/work/applicationStages'
import { Tag } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useT } from '../messages/useT'

const TONES: Record<ApplicationStage, ComponentProps<typeof Tag>['$tone']> = {
  new: 'accent',
  read: 'primary',
  interview: 'primary',
  offer: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
}

export function StageTag({ stage }: { stage: ApplicationStage }) {
  const t = useT()
  return <Tag $tone={TONES[stage]}>{t(`openings.applicants.stage.${stage}`)}</Tag>
}
