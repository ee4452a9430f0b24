import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, Empty, Title } from '@mentor-connect/ui'
import { SkillPathEditor } from '@mentor-connect/ui/skill-path-editor'
import { useParams } from 'react-router-dom'
import { ownPathMaking } from './ownPathMaking'
import { PathRoomCard } from './PathRoomCard'
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
