import { useEndpoint } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { getProject } from '@mentor-connect/contract/work/projects/projects'
import { ButtonLink, MissingRecord, Row } from '@mentor-connect/ui'
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
      {!data && (
        <MissingRecord
          error={error}
          onRetry={retry}
          notFound={t(`projects.page.${gone}`)}
          help={t(`projects.page.${gone}Help`)}
        >
          <Row>
            <ButtonLink to={list}>{t('projects.page.all')}</ButtonLink>
          </Row>
        </MissingRecord>
      )}
    </PageColumn>
  )
}
