import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, Empty, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { call, useEndpoint } from '@mentor-connect/api'
import { getPathRoom, setPathRoom } from '@mentor-connect/contract/learning/pathRoom'
import { SkillPathEditor } from '@mentor-connect/features/skill-path-editor'
import { OwnersRoomCard } from '@mentor-connect/features/owners-room'
import { ownPathMaking } from './ownPathMaking'
import { useT } from './messages/useT'

/** Creates or changes a path. */
export default function EditPathPage() {
  const t = useT()
  const { pathId } = useParams()
  const title = t(pathId ? 'paths.editor.edit' : 'paths.editor.new')
  return (
    <AreaPage>
      <PageTitle>{title}</PageTitle>
      <BackTo to={paths.mentorArea.skillPaths}>{t('paths.editor.title')}</BackTo>
      <Title>{title}</Title>
      <SkillPathEditor
        making={ownPathMaking}
        pathId={pathId}
        missing={
          <Empty title={t('paths.editor.notFound')}>
            <ButtonLink to={paths.mentorArea.skillPaths}>{t('paths.editor.title')}</ButtonLink>
          </Empty>
        }
      />
      {pathId && <PathRoomCard pathId={pathId} />}
    </AreaPage>
  )
}

/**
 * The chat room of the people who follow the author's path. Nothing is shown while its state is not known.
 */
function PathRoomCard({ pathId }: { pathId: string }) {
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
