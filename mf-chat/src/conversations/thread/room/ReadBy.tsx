import type { ApiFailure } from '@mentor-connect/api'
import { getRoomReaders } from '@mentor-connect/contract/messages/rooms'
import { Muted, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import useSWR from 'swr'
import { useT } from '../../../messages/useT'
import type { KnownRoom } from '../../client/chatState'
import type { Chat } from '../../client/useChat'

/** Says how many members have read the newest message, if it is the reader's own. */
export function ReadBy({ room, chat: { client, state } }: { room: KnownRoom; chat: Chat }) {
  const t = useT()
  const last = state.threads[room._id]?.messages.at(-1)
  const isOwn = last?.senderId === state.ownId && state.isConnected
  const seq = last?.seq ?? 0
  const { data } = useSWR<number, ApiFailure>(
    isOwn ? ['room-readers', state.ownId, room._id, seq] : null,
    async () => {
      const request = { params: { roomId: room._id }, query: { userId: state.ownId, seq } }
      return (await client.call(getRoomReaders, request)).data.count
    },
  )
  if (!isOwn) return null
  // Small rooms are told at once who has read what; the server counts those who had read it before.
  const known = Object.entries(state.reads[room._id] ?? {})
  const seen = known.filter(([id, upTo]) => id !== state.ownId && upTo >= seq).length
  const count = Math.max(data ?? 0, seen)
  if (count === 0) return null
  return <Line>{t('chat.room.readBy', { count, all: Math.max(room.memberCount - 1, count) })}</Line>
}

const Line = styled(Muted)`
  flex: none;
  padding: ${space[1]} ${space[5]};
  font-size: ${font.size.small};
  text-align: end;
`
