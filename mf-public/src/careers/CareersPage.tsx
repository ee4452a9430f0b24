import { useEndpoint } from '@mentor-connect/api'
import { getCareers, type CareerSummary } from '@mentor-connect/contract/learning/careers'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Button, CardGrid, Empty, LoadFailed, Muted, Skeleton, Stack } from '@mentor-connect/ui'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { AssessmentInvitation } from './AssessmentInvitation'
import { CareerCard } from './CareerCard'
import { CareerControls } from './CareerControls'
import { CompareBar } from './CompareBar'
import { useT } from './messages/useT'
import { useCareerList } from './useCareerList'

/** All careers, with search and filters. */
export default function CareersPage() {
  const t = useT()
  const { data, error, retry } = useEndpoint(getCareers, {})
  return (
    <PageColumn>
      <PageTitle>{t('public.careers.title')}</PageTitle>
      <PageHeader title={t('public.careers.title')} intro={t('public.careers.intro')} />
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {!error && !data && <CareerSkeletons />}
      {data && <CareerList careers={data} />}
      <AssessmentInvitation />
    </PageColumn>
  )
}

/** Placeholders that are as high as the search and the first cards. */
function CareerSkeletons() {
  return (
    <Stack $gap={6} aria-busy>
      <Skeleton $height="4.75rem" />
      <CardGrid as="div">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} $height="12rem" />
        ))}
      </CardGrid>
    </Stack>
  )
}

function CareerList({ careers }: { careers: CareerSummary[] }) {
  const t = useT()
  const { filter, found, chosen, change, toggle } = useCareerList(careers)
  return (
    <Stack $gap={6}>
      <CareerControls filter={filter} onChange={change} />
      {found.length > 0 ? (
        <Muted role="status">{t('public.careers.found', { count: found.length })}</Muted>
      ) : (
        <Empty title={t('public.careers.none')}>
          <Button onClick={() => change({ q: '', interest: '', way: '' })}>
            {t('public.careers.reset')}
          </Button>
        </Empty>
      )}
      <CardGrid>
        {found.map((career) => (
          <CareerCard key={career.id} career={career} chosen={chosen} onToggle={() => toggle(career.id)} />
        ))}
      </CardGrid>
      {chosen.length > 0 && <CompareBar chosen={chosen} />}
    </Stack>
  )
}
