import type { ApiFailure } from '@mentor-connect/api'
import { getRoomReaders } from '@mentor-connect/contract/messages/rooms'
import { useLocale } from '@mentor-connect/i18n'
import { Muted, font, space } from '@mentor-connect/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { useT } from '../../../messages/useT'
import type { KnownRoom } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { usePeople } from '../../contacts/usePeople'

/** The members who have read a message. `readers` names those of a small room. */
interface Readers {
  count: number
  readers?: string[]
}

/** Says who has read the newest message, if it is the reader's own; in a large room, how many have. */
export function ReadBy({ room, chat: { client, state } }: { room: KnownRoom; chat: Chat }) {
  const t = useT()
  const last = state.threads[room._id]?.messages.at(-1)
  const isOwn = last?.senderId === state.ownId && state.isConnected
  const seq = last?.seq ?? 0
  const { data, mutate } = useSWR<Readers, ApiFailure>(
    isOwn ? ['room-readers', state.ownId, room._id, seq] : null,
    async () => {
      const request = { params: { roomId: room._id }, query: { userId: state.ownId, seq } }
      return (await client.call(getRoomReaders, request)).data
    },
  )
  // Small rooms are told at once that somebody has read; the server knows who else had before, and who may be named.
  const known = Object.entries(state.reads[room._id] ?? {})
  const seen = known.filter(([id, upTo]) => id !== state.ownId && upTo >= seq).length
  useEffect(() => {
    if (seen > 0) void mutate()
  }, [seen, mutate])
  const names = useNames(data?.readers ?? [])
  const count = Math.max(data?.count ?? 0, seen)
  if (!isOwn || count === 0) return null
  const all = Math.max(room.memberCount - 1, count)
  return <Line>{names ? t('chat.room.readByNames', { names }) : t('chat.room.readBy', { count, all })}</Line>
}

/** The names of these people as one text; undefined if there are none, or while one of them is not known. */
function useNames(ids: string[]): string | undefined {
  const locale = useLocale()
  const { people } = usePeople(ids)
  const names = ids.flatMap((id) => people?.get(id)?.name ?? [])
  if (ids.length === 0 || names.length < ids.length) return undefined
  return new Intl.ListFormat(locale).format(names.sort((a, b) => a.localeCompare(b, locale)))
}

const Line = styled(Muted)`
  flex: none;
  padding: ${space[1]} ${space[5]};
  font-size: ${font.size.small};
  text-align: end;
`
