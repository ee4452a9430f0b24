import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle } from '@mentor-connect/contract/remote'
import { ButtonLink, Empty, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { PageColumn } from '../../page-layout/PageColumn'
import { DescribedPath } from './DescribedPath'
import { useT } from './messages/useT'
import { useSkillPathAddresses } from './useSkillPathAddresses'

/** The page of one path, for visitors and for learners, who can join it. */
export default function PathPage() {
  const t = useT()
  const { slug = '' } = useParams()
  const { list } = useSkillPathAddresses()
  const { data, error, retry } = useEndpoint(getSkillPath, { params: { slug } })
  if (data)
    return (
      <PageColumn>
        <DescribedPath path={data} onChanged={retry} />
      </PageColumn>
    )
  const isUnknown = error && isNotFound(error)
  return (
    <PageColumn>
      <PageTitle>{t(isUnknown ? 'paths.page.unknown' : 'paths.list.title')}</PageTitle>
      {!error && <Skeleton $height="24rem" />}
      {error && <Title>{t(isUnknown ? 'paths.page.unknown' : 'paths.list.title')}</Title>}
      {error && !isUnknown && <LoadFailed error={error} onRetry={retry} />}
      {isUnknown && (
        <Empty title={t('paths.page.unknownHelp')}>
          <ButtonLink to={list}>{t('paths.page.all')}</ButtonLink>
        </Empty>
      )}
    </PageColumn>
  )
}
