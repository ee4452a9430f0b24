import { useAttempt } from '@mentor-connect/api'
import { leadsRoom } from '@mentor-connect/contract/messages/roomRules'
import { pinRoomMessage } from '@mentor-connect/contract/messages/rooms'
import { useReportDialog } from '@mentor-connect/features/report/dialog'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { Flag, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../messages/useT'
import type { ChatClient } from '../../client/chatClient'
import type { KnownRoom } from '../../client/chatState'
import { withRoom } from '../../client/roomChanges'
import type { ShownMessage } from '../../client/shownMessages'
import type { AuthorOf } from '../log/roomLog'
import type { Deletion } from '../message-actions/messageActions'
import type { MenuEntry } from '../message-actions/MessageMenu'

/**
 * Actions with a message of a room that conversations do not have: report what others have written and, for people
 * who lead the room, pin a message and delete those of others.
 */
export function useRoomActions(room: KnownRoom, client: ChatClient, authorOf: AuthorOf) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, failure } = useAttempt()
  const report = useReportDialog()
  const [reported, setReported] = useState<ShownMessage>()
  const userId = client.get().ownId
  const isLeader = leadsRoom(room.role)

  const pin = (seq: number) =>
    attempt(async () => {
      const request = { params: { roomId: room._id }, body: { userId, seq } }
      const { data } = await client.call(pinRoomMessage, request)
      client.update((state) => withRoom(state, data))
    })

  function moreOf(message: ShownMessage): MenuEntry[] {
    const { seq, senderId } = message
    const isPinned = room.pinned?.seq === seq
    const pinning: MenuEntry = {
      label: t(isPinned ? 'chat.room.unpin' : 'chat.room.pin'),
      icon: isPinned ? PinOff : Pin,
      onChoose: () => void pin(isPinned ? 0 : seq),
    }
    const reporting: MenuEntry = {
      label: t('chat.room.report'),
      icon: Flag,
      onChoose: () => {
        setReported(message)
        void report.open()
      },
    }
    return [...(isLeader ? [pinning] : []), ...(senderId === userId ? [] : [reporting])]
  }

  function deletionOf({ senderId }: ShownMessage): Deletion | undefined {
    const yes = t('chat.room.removeYes')
    if (senderId === userId)
      return { label: yes, title: t('chat.room.removeTitle'), text: t('chat.room.deleteText'), yes }
    if (!isLeader) return undefined
    return {
      label: t('chat.room.remove'),
      title: t('chat.room.removeTitle'),
      text: t('chat.room.removeText'),
      yes,
    }
  }

  return {
    moreOf,
    deletionOf,
    failure: failure && <Notice tone="danger">{failureText(failure)}</Notice>,
    dialog: reported && report.Dialog && (
      <report.Dialog
        userId={userId}
        subject={{
          kind: 'room-message',
          subjectId: room._id,
          seq: reported.seq,
          name: authorOf(reported.senderId).name,
        }}
        onClose={() => setReported(undefined)}
      />
    ),
  }
}
