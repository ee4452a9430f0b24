import { CountBadge } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { useWaiting } from './useWaiting'

export function WaitingWorks() {
  const t = useT()
  const count = useWaiting()?.works ?? 0
  return <CountBadge count={count} label={t('mentor.nav.waitingWorks', { count })} />
}
