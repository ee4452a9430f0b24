import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { PageTitle } from '@mentor-connect/contract/remote'
import { getProject } from '@mentor-connect/contract/work/projects/projects'
import { ButtonLink, LoadFailed, NotFound, Row, Skeleton, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { PageColumn } from '../../../page-layout/PageColumn'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { useT } from '../messages/useT'
import { DescribedProject } from './DescribedProject'

/** The page of one project, for visitors and for learners, who can apply. */
export default function ProjectPage() {
  const t = useT()
  const { briefId = '' } = useParams()
  const { list } = useProjectPaths()
  const { data, error, retry } = useEndpoint(getProject, { params: { id: briefId } })
  const gone = error?.reason === REMOVED ? 'gone' : 'unknown'
  return (
    <PageColumn>
      {data && <DescribedProject key={data._id} project={data} onChanged={retry} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && isNotFound(error) && (
        <NotFound title={t(`projects.page.${gone}`)} help={t(`projects.page.${gone}Help`)}>
          <Row>
            <ButtonLink to={list}>{t('projects.page.all')}</ButtonLink>
          </Row>
        </NotFound>
      )}
      {!data && error && !isNotFound(error) && (
        <>
          <PageTitle>{t('projects.title')}</PageTitle>
          <Title>{t('projects.title')}</Title>
          <LoadFailed error={error} onRetry={retry} />
        </>
      )}
    </PageColumn>
  )
}
