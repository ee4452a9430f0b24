import type { BriefState } from '@mentor-connect/contract/work/projects/projectRules'
import { Tag } from '@mentor-connect/ui'
import { useT } from './messages/useT'

export function BriefTag({ state }: { state: BriefState }) {
  const t = useT()
  return <Tag $tone={state === 'open' ? 'success' : 'neutral'}>{t(`projects.briefState.${state}`)}</Tag>
}
