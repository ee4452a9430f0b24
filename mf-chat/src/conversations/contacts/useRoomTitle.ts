import type { RoomSummary } from '@mentor-connect/contract/messages/rooms'
import { useT } from '../../messages/useT'

/** Returns the title of a room. That of a mentor's room is only the mentor's name, which says too little. */
export function useRoomTitle(): (room: Pick<RoomSummary, 'kind' | 'title'>) => string {
  const t = useT()
  return ({ kind, title }) => (kind === 'mentor' ? t('chat.room.ofMentor', { name: title }) : title)
}
