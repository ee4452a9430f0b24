import { useEndpoint } from '@mentor-connect/api'
import { getMeetings } from '@mentor-connect/contract/api/meetings'
import { pageOf, paths, useSearchState } from '@mentor-connect/contract/remote'
import { MEETINGS_PAGE } from '@mentor-connect/contract/rules/sessionLimits'
import {
  Button,
  ButtonLink,
  Empty,
  LoadFailed,
  Pagination,
  Row,
  Skeleton,
  Stack,
  StaleNotice,
  VisuallyHidden,
} from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { SessionCard } from './SessionCard'

const WHEN = ['upcoming', 'past'] as const
type When = (typeof WHEN)[number]

export function SessionList({ isMentor }: { isMentor: boolean }) {
  const t = useT()
  const [params, update] = useSearchState()
  const when: When = params.get('when') === 'past' ? 'past' : 'upcoming'
  const page = pageOf(params)
  const list = useEndpoint(getMeetings, { query: { when, page, limit: MEETINGS_PAGE } })
  const { data } = list
  const show = (next: When, nextPage = 1) =>
    update(() => {
      const changed = new URLSearchParams()
      if (next === 'past') changed.set('when', next)
      if (nextPage > 1) changed.set('page', String(nextPage))
      return changed
    })
  return (
    <Stack $gap={5}>
      <Row role="group" aria-label={t('sessions.list.when')} $gap={2}>
        {WHEN.map((one) => (
          <Button
            key={one}
            $variant={one === when ? 'primary' : 'secondary'}
            aria-pressed={one === when}
            onClick={() => show(one)}
          >
            {t(`sessions.list.${one}`)}
          </Button>
        ))}
      </Row>
      {list.isLoading && (
        <Stack role="status">
          <VisuallyHidden>{t('sessions.list.loading')}</VisuallyHidden>
          <Skeleton $height="6rem" />
          <Skeleton $height="6rem" />
        </Stack>
      )}
      {list.error &&
        (data ? (
          <StaleNotice onRetry={list.retry} />
        ) : (
          <LoadFailed error={list.error} onRetry={list.retry} />
        ))}
      {data?.meetings.length === 0 && (
        <Empty title={t(`sessions.list.empty.${when}`)}>
          {when === 'upcoming' && (
            <p>{t(isMentor ? 'sessions.list.emptyMentor' : 'sessions.list.emptyLearner')}</p>
          )}
          {when === 'upcoming' && !isMentor && (
            <ButtonLink to={paths.learner.explore}>{t('sessions.list.explore')}</ButtonLink>
          )}
        </Empty>
      )}
      {data && data.meetings.length > 0 && (
        <Stack as="ul" aria-label={t('sessions.list.title')}>
          {data.meetings.map((meeting) => (
            <SessionCard
              key={meeting.id}
              meeting={meeting}
              to={isMentor ? paths.mentorArea.session(meeting.id) : paths.learner.session(meeting.id)}
            />
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
