import { call, useEndpoint } from '@mentor-connect/api'
import { getPathRoom, setPathRoom } from '@mentor-connect/contract/learning/pathRoom'
import { OwnersRoomCard } from '@mentor-connect/ui/owners-room'
import { useT } from './messages/useT'

/** The room of those who follow an own path. Nothing is shown while its state is not known. */
export function PathRoomCard({ pathId }: { pathId: string }) {
  const t = useT()
  const params = { id: pathId }
  const { data, setData } = useEndpoint(getPathRoom, { params })
  if (!data) return null
  return (
    <OwnersRoomCard
      title={t('paths.editor.room')}
      about={t('paths.editor.roomAbout')}
      room={data}
      onSet={async (open) => setData((await call(setPathRoom, { params, body: { open } })).data)}
    />
  )
}
