import { useEndpoint } from '@mentor-connect/api'
import { getSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { ButtonLink, MissingRecord, Row } from '@mentor-connect/ui'
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
  return (
    <PageColumn>
      {data ? (
        <DescribedPath path={data} onChanged={retry} />
      ) : (
        <MissingRecord
          error={error}
          onRetry={retry}
          notFound={t('paths.page.unknown')}
          help={t('paths.page.unknownHelp')}
        >
          <Row>
            <ButtonLink to={list}>{t('paths.page.all')}</ButtonLink>
          </Row>
        </MissingRecord>
      )}
    </PageColumn>
  )
}
