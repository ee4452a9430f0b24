import { call, useEndpoint } from '@mentor-connect/api'
import { getMentorRoom, setMentorRoom } from '@mentor-connect/contract/mentoring/mentorRoom'
import { OwnersRoomCard } from '@mentor-connect/features/owners-room'
import { useT } from '../messages/useT'

/** The mentor's room for the learners with an active mentorship. Nothing is shown while its state is not known. */
export function MentorRoomCard() {
  const t = useT()
  const { data, setData } = useEndpoint(getMentorRoom, {})
  if (!data) return null
  return (
    <OwnersRoomCard
      title={t('mentorship.room.title')}
      about={t('mentorship.room.about')}
      room={data}
      onSet={async (open) => setData((await call(setMentorRoom, { body: { open } })).data)}
    />
  )
}
