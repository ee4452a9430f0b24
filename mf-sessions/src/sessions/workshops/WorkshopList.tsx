import { useEndpoint } from '@mentor-connect/api'
import { getOwnWorkshops } from '@mentor-connect/contract/api/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  Card,
  CardTitle,
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  Row,
  Skeleton,
  Stack,
  Tag,
} from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { PeriodChoice } from '../period/PeriodChoice'
import { usePeriod } from '../period/usePeriod'
import { useWhen } from '../useWhen'

export function WorkshopList({ isMentor }: { isMentor: boolean }) {
  const t = useT()
  const { span } = useWhen()
  const { when, page, show } = usePeriod()
  const { data, error, isLoading, retry } = useEndpoint(getOwnWorkshops, { query: { when, page } })
  return (
    <Stack $gap={5}>
      <PeriodChoice label={t('sessions.workshops.when')} chosen={when} onChoose={show} />
      {isLoading && <Skeleton $height="10rem" />}
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {data?.workshops.length === 0 && <Empty title={t(`sessions.workshops.empty.${when}`)} />}
      {data && data.workshops.length > 0 && (
        <Stack as="ul" aria-label={t('sessions.workshops.title')}>
          {data.workshops.map((workshop) => (
            <Card as="li" key={workshop.id} $padding={5}>
              <Stack $gap={2}>
                <CardTitle as="h2" lang={languageOf(workshop.title, workshop.language)}>
                  <Link to={isMentor ? paths.mentorArea.workshop(workshop.id) : paths.workshop(workshop.id)}>
                    {workshop.title}
                  </Link>
                </CardTitle>
                <Muted>{span(workshop)}</Muted>
                <Row $gap={2}>
                  {workshop.state !== 'open' && (
                    <Tag $tone="neutral">{t(`sessions.workshops.state.${workshop.state}`)}</Tag>
                  )}
                  {workshop.state === 'open' && isMentor && (
                    <Tag>
                      {t('sessions.workshops.taken', {
                        taken: workshop.seats - workshop.free,
                        seats: workshop.seats,
                      })}
                    </Tag>
                  )}
                  {workshop.state === 'open' && workshop.place === 'booked' && (
                    <Tag $tone="success">{t('sessions.workshops.booked')}</Tag>
                  )}
                  {workshop.state === 'open' && workshop.place === 'waiting' && (
                    <Tag $tone="accent">{t('sessions.workshops.waiting')}</Tag>
                  )}
                </Row>
              </Stack>
            </Card>
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
