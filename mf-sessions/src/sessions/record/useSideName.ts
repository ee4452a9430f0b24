import { useSession } from '@mentor-connect/contract/auth'
import type { SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import { useT } from '../../messages/useT'

/** Which of the two people of a session the caller is. */
export function useOwnSide(): SessionSide {
  return useSession().session.role === 'mentor' ? 'mentor' : 'learner'
}

/** Names a person of the session: “you” or the name of the other one. */
export function useSideName(partner: string) {
  const t = useT()
  const own = useOwnSide()
  return (side: SessionSide) => (side === own ? t('sessions.notes.you') : partner)
}
