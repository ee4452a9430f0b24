import { call, isNotFound, newId, useAttempt, useEndpoint } from '@mentor-connect/api'
import { getOwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { AreaPage, BackTo, ButtonLink, Empty, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PathForm } from './PathForm'
import { newPath, storedPath } from './pathValues'
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
      {pathId ? <StoredPath key={pathId} id={pathId} /> : <NewPath />}
    </AreaPage>
  )
}

function NewPath() {
  const locale = useLocale()
  const [id] = useState(newId)
  return <PathForm id={id} initial={newPath(locale)} stored={undefined} onReload={() => undefined} />
}

function StoredPath({ id }: { id: string }) {
  const t = useT()
  const { data, error, retry, setData } = useEndpoint(getOwnSkillPath, { params: { id } })
  const [loads, setLoads] = useState(0)
  const { attempt } = useAttempt()
  const reload = () =>
    attempt(async () => {
      setData((await call(getOwnSkillPath, { params: { id } })).data)
      setLoads((count) => count + 1)
    })
  if (data)
    return (
      <PathForm key={loads} id={id} initial={storedPath(data)} stored={data} onReload={() => void reload()} />
    )
  if (!error) return <Skeleton $height="24rem" />
  if (!isNotFound(error)) return <LoadFailed error={error} onRetry={retry} />
  return (
    <Empty title={t('paths.editor.notFound')}>
      <ButtonLink to={paths.mentorArea.skillPaths}>{t('paths.editor.title')}</ButtonLink>
    </Empty>
  )
}
