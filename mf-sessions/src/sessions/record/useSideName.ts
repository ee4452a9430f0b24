import { useSession } from '@mentor-connect/contract/auth'
import type { SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import { useT } from '../../messages/useT'

/** The side of a session that the signed-in person is on. */
export function useOwnSide(): SessionSide {
  return useSession().session.role === 'mentor' ? 'mentor' : 'learner'
}

/** Returns a function from a side to its name: “you” or the partner's name. */
export function useSideName(partner: string) {
  const t = useT()
  const own = useOwnSide()
  return (side: SessionSide) => (side === own ? t('sessions.notes.you') : partner)
}
