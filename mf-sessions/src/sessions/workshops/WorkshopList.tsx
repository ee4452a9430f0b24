import { useEndpoint } from '@mentor-connect/api'
import { getOwnWorkshops } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { Empty, LoadFailed, Pagination, Skeleton, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { PeriodChoice } from '../period/PeriodChoice'
import { usePeriod } from '../period/usePeriod'
import { WorkshopEntry } from './WorkshopEntry'

export function WorkshopList({ isMentor }: { isMentor: boolean }) {
  const t = useT()
  const { when, page, show } = usePeriod()
  const { data, error, isLoading, retry } = useEndpoint(getOwnWorkshops, { query: { when, page } })
  return (
    <Stack $gap={5}>
      <PeriodChoice of="workshops" chosen={when} onChoose={show} />
      {isLoading && <Skeleton $height="10rem" />}
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {data?.workshops.length === 0 && (
        <Empty title={t(`sessions.workshops.empty.${when}`)}>
          {when === 'upcoming' && (
            <p>{t(isMentor ? 'sessions.workshops.emptyMentor' : 'sessions.workshops.emptyLearner')}</p>
          )}
        </Empty>
      )}
      {data && data.workshops.length > 0 && (
        <Stack as="ul" aria-label={t('sessions.workshops.title')}>
          {data.workshops.map((workshop) => (
            <WorkshopEntry key={workshop.id} workshop={workshop} isMentor={isMentor} />
          ))}
        </Stack>
      )}
      {data && (
        <Pagination
          page={page}
          totalPages={data.pagination.totalPages}
          onChange={(next) => show(when, next)}
        />
      )}
    </Stack>
  )
}
