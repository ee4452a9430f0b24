import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Empty, Muted, color } from '@mentor-connect/ui'
import { MessageCircle, UsersRound } from 'lucide-react'
import { useT } from '../../messages/useT'

interface NoConversationsProps {
  isSearch: boolean
  /** True if only rooms are listed. */
  isRooms: boolean
}

/** Shown if no name matches, or if there is nothing yet, with a hint on how conversations or rooms begin. */
export function NoConversations({ isSearch, isRooms }: NoConversationsProps) {
  const t = useT()
  const { session } = useSession()
  const isMentor = session.role === 'mentor'
  if (isRooms && !isSearch)
    return (
      <Empty
        title={t('chat.list.noRooms')}
        picture={<UsersRound size={40} color={color.muted} aria-hidden />}
      >
        <Muted>{t(isMentor ? 'chat.list.mentorRoomsHint' : 'chat.list.learnerRoomsHint')}</Muted>
      </Empty>
    )
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
