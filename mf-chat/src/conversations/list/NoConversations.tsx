import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Empty, Muted, color } from '@mentor-connect/ui'
import { MessageCircle } from 'lucide-react'
import { useT } from '../../messages/useT'

/** Shown if no name matches, or if there is no conversation yet, with a hint on how to start one. */
export function NoConversations({ isSearch }: { isSearch: boolean }) {
  const t = useT()
  const { session } = useSession()
  const isMentor = session.role === 'mentor'
  return (
    <Empty title={t('chat.list.empty')} picture={<MessageCircle size={40} color={color.muted} aria-hidden />}>
      {!isSearch && (
        <>
          <Muted>{t(isMentor ? 'chat.list.mentorHint' : 'chat.list.learnerHint')}</Muted>
          <ButtonLink to={isMentor ? paths.mentorArea.learners : paths.learner.explore} $variant="secondary">
            {t(isMentor ? 'chat.list.toLearners' : 'chat.list.toMentors')}
          </ButtonLink>
        </>
      )}
    </Empty>
  )
}
