import { CAPACITY_MAX } from '@mentor-connect/contract/mentoring/mentorship'
import {
  Button,
  Card,
  LoadFailed,
  Muted,
  Notice,
  Row,
  SectionTitle,
  SelectField,
  Skeleton,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { Pause, Play } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { usePlaces } from './usePlaces'

const CAPACITIES = Array.from({ length: CAPACITY_MAX + 1 }, (_, count) => count)

/** Settings of a mentor: the maximum number of learners, and a pause for new requests. */
export function PlacesCard() {
  const t = useT()
  const failureText = useFailureText()
  const { places, save, saved, isBusy, failure } = usePlaces()
  const { data } = places
  if (!data && places.error) return <LoadFailed error={places.error} onRetry={places.retry} />
  if (!data) return <Skeleton $height="14rem" />
  const { capacity, taken, isPaused, pausedBecause, isAway } = data
  const state = isPaused
    ? (pausedBecause ?? (isAway ? 'away' : 'own'))
    : capacity === 0
      ? 'none'
      : taken < capacity
        ? 'open'
        : 'full'
  return (
    <Card as="section" aria-labelledby="places-title">
      <Stack>
        <SectionTitle id="places-title">{t('mentorship.places.title')}</SectionTitle>
        <Muted>{t('mentorship.places.taken', { taken, capacity })}</Muted>
        <p>{t(`mentorship.places.state.${state}`, { count: Math.max(0, capacity - taken) })}</p>
        <Controls $gap={4}>
          <SelectField
            label={t('mentorship.places.capacity')}
            value={String(capacity)}
            onChange={(value) => void save({ capacity: Number(value) })}
            options={CAPACITIES.map((count) => ({
              value: String(count),
              label: t('mentorship.places.learners', { count }),
            }))}
          />
          <Button
            $variant={isPaused ? 'primary' : 'secondary'}
            $inactive={isBusy}
            onClick={() => void save({ isPaused: !isPaused })}
          >
            {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            {t(isPaused ? 'mentorship.places.resume' : 'mentorship.places.pause')}
          </Button>
        </Controls>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {saved && <Notice tone="success">{t(`mentorship.places.saved.${saved}`)}</Notice>}
      </Stack>
    </Card>
  )
}

const Controls = styled(Row)`
  align-items: flex-end;
`
