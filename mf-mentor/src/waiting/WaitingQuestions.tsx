import { CountBadge } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { useWaiting } from './useWaiting'

export function WaitingQuestions() {
  const t = useT()
  const count = useWaiting()?.questions ?? 0
  return <CountBadge count={count} label={t('mentor.nav.waitingQuestions', { count })} />
}
