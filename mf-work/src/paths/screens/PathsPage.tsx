import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import {
  Button,
  CardGrid,
  Empty,
  Lead,
  LoadFailed,
  Muted,
  Pagination,
  Skeleton,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { PageColumn } from '../../page-layout/PageColumn'
import { JoinedPaths } from './JoinedPaths'
import { PathCard } from './PathCard'
import { PathControls } from './PathControls'
import { useT } from './messages/useT'
import { useListedPaths, type ListedPaths } from './useListedPaths'

/** The published paths with search and filters; for learners, their own paths come first. */
export default function PathsPage() {
  const t = useT()
  const learner = useLearner()
  const list = useListedPaths()
  return (
    <PageColumn>
      <PageTitle>{t('paths.list.title')}</PageTitle>
      <Stack as="header" $gap={3}>
        <Title>{t('paths.list.title')}</Title>
        <Lead>{t('paths.list.intro')}</Lead>
      </Stack>
      {learner && <JoinedPaths />}
      <Stack $gap={6}>
        <PathControls filter={list.filter} onChange={list.change} />
        <FoundPaths list={list} />
      </Stack>
    </PageColumn>
  )
}

function FoundPaths({ list: { data, error, retry, filter, change } }: { list: ListedPaths }) {
  const t = useT()
  if (error && !data) return <LoadFailed error={error} onRetry={retry} />
  if (!data) return <PathSkeletons />
  const isFiltered = Boolean(filter.q || filter.subject || filter.language)
  if (data.paths.length === 0)
    return (
      <Empty title={t(isFiltered ? 'paths.list.noMatch' : 'paths.list.none')}>
        {isFiltered && (
          <Button onClick={() => change({ q: '', subject: '', language: '' })}>
            {t('paths.list.reset')}
          </Button>
        )}
      </Empty>
    )
  return (
    <>
      <Muted role="status">{t('paths.list.found', { count: data.pagination.totalItems })}</Muted>
      <CardGrid>
        {data.paths.map((path) => (
          <PathCard key={path._id} path={path} />
        ))}
      </CardGrid>
      <Pagination
        page={filter.page}
        totalPages={data.pagination.totalPages}
        onChange={(page) => change({ page: page > 1 ? String(page) : '' })}
      />
    </>
  )
}

function PathSkeletons() {
  return (
    <CardGrid as="div" aria-busy>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} $height="15rem" />
      ))}
    </CardGrid>
  )
}
