import { Notice } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** Tells a learner that a lesson cannot be completed yet, and need not be. */
export function UnfinishedNote() {
  const t = useT()
  return <Notice>{t('public.player.notFinished')}</Notice>
}
