import { useEndpoint } from '@mentor-connect/api'
import { getOwnSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle, paths, usePageNumber } from '@mentor-connect/contract/remote'
import {
  AreaPage,
  ButtonLink,
  Empty,
  Lead,
  LoadFailed,
  Pagination,
  Row,
  Skeleton,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { OwnPathEntry } from './OwnPathEntry'
import { useT } from './messages/useT'

/** The paths that a mentor has made. */
export default function OwnPathsPage() {
  const t = useT()
  const [page, setPage] = usePageNumber()
  const { data, error, isLoading, retry } = useEndpoint(getOwnSkillPaths, { query: { page } })
  return (
    <AreaPage>
      <PageTitle>{t('paths.editor.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('paths.editor.title')}</Title>
          <Lead>{t('paths.editor.intro')}</Lead>
        </header>
        <ButtonLink to={paths.mentorArea.newSkillPath}>
          <Plus size={18} aria-hidden />
          {t('paths.editor.new')}
        </ButtonLink>
      </Row>
      {isLoading && <Skeleton $height="10rem" />}
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {data?.paths.length === 0 && (
        <Empty title={t('paths.editor.none')}>
          <p>{t('paths.editor.noneHelp')}</p>
        </Empty>
      )}
      {data && data.paths.length > 0 && (
        <Stack as="ul" aria-label={t('paths.editor.title')}>
          {data.paths.map((path) => (
            <OwnPathEntry key={path._id} path={path} />
          ))}
        </Stack>
      )}
      {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
    </AreaPage>
  )
}
