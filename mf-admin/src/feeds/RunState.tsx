import type { FeedRun } from '@mentor-connect/contract/admin/feeds'
import { Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The state of a run. One that waits for an operator stands out. */
export function RunState({ run: { state } }: { run: FeedRun }) {
  const t = useT()
  const tone = state === 'held' || state === 'failed' ? 'accent' : 'neutral'
  return <Tag $tone={tone}>{t(`admin.feeds.run.${state}`)}</Tag>
}
