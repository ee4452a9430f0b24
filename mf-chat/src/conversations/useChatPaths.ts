import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/** The paths of chat in the reader's frame. */
export function useChatPaths() {
  const { session } = useSession()
  const area = session.role === 'mentor' ? paths.mentorArea : paths.learner
  return {
    list: area.chat,
    /** Path of the conversation with a person. */
    conversation: (personId: string) => `${area.chat}?with=${personId}`,
    room: area.chatRoom,
    /** Path of the call with the person of a conversation. */
    call: area.call,
    session: area.session,
  }
}
