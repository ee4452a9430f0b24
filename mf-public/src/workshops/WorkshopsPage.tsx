import { useEndpoint } from '@mentor-connect/api'
import { getWorkshops } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle, paths, useSearchState } from '@mentor-connect/contract/remote'
import {
  Button,
  ButtonLink,
  CardGrid,
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  Row,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { useT } from './messages/useT'
import { WorkshopCard } from './WorkshopCard'
import { WorkshopControls } from './WorkshopControls'
import { readFilter, workshopsRequest } from './workshopsRequest'

/** Upcoming workshops, filtered by subject and language. */
export default function WorkshopsPage() {
  const t = useT()
  const learner = useLearner()
  const [params, update] = useSearchState()
  const filter = readFilter(params)
  const { data, error, retry } = useEndpoint(getWorkshops, workshopsRequest(params))
  const change = (values: Record<string, string>) =>
    update(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { preventScrollReset: !('page' in values) },
    )
  return (
    <PageColumn>
      <PageTitle>{t('public.workshops.title')}</PageTitle>
      <PageHeader title={t('public.workshops.title')} intro={t('public.workshops.intro')}>
        {learner && (
          <Row>
            <ButtonLink to={paths.learner.workshops} $variant="secondary">
              {t('public.workshops.own')}
            </ButtonLink>
          </Row>
        )}
      </PageHeader>
      <Stack $gap={6}>
        <WorkshopControls filter={filter} onChange={change} />
        {error && !data && <LoadFailed error={error} onRetry={retry} />}
        {!error && !data && <WorkshopSkeletons />}
        {data && data.workshops.length > 0 && (
          <Muted role="status">{t('public.workshops.found', { count: data.pagination.totalItems })}</Muted>
        )}
        {data?.workshops.length === 0 && (
          <Empty title={t('public.workshops.none')}>
            {(filter.subject || filter.language) && (
              <Button onClick={() => change({ subject: '', language: '' })}>
                {t('public.workshops.reset')}
              </Button>
            )}
          </Empty>
        )}
        {data && (
          <CardGrid>
            {data.workshops.map((workshop) => (
              <WorkshopCard key={workshop.id} workshop={workshop} />
            ))}
          </CardGrid>
        )}
        {data && (
          <Pagination
            page={filter.page}
            totalPages={data.pagination.totalPages}
            onChange={(page) => change({ page: page > 1 ? String(page) : '' })}
          />
        )}
      </Stack>
    </PageColumn>
  )
}

function WorkshopSkeletons() {
  return (
    <CardGrid as="div" aria-busy>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} $height="11rem" />
      ))}
    </CardGrid>
  )
}
