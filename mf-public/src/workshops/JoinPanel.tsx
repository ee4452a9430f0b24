import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { JOIN_MINUTES_BEFORE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  ConfirmDialog,
  LoadFailed,
  Muted,
  Notice,
  Row,
  Skeleton,
  Stack,
  color,
  lazyPart,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { useAt } from '@mentor-connect/ui/countdown'
import { CalendarPlus, Video } from 'lucide-react'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { usePlace } from './usePlace'

/** Loaded only for people with a seat. */
const WorkshopMessages = lazyPart(() =>
  import(/* webpackChunkName: "workshop-messages" */ './WorkshopMessages').then(
    (module) => module.WorkshopMessages,
  ),
)

interface JoinPanelProps {
  workshop: Workshop
  onChanged: () => void
}

/** Buttons to take a seat, to wait for one, to join the call and to give the seat up. */
export function JoinPanel({ workshop, onChanged }: JoinPanelProps) {
  const t = useT()
  const failureText = useFailureText()
  const note = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { id, state, free, start } = workshop
  const part = usePlace(id, onChanged)
  const { session, place, failure, isBusy } = part
  const data = session.status === 'signed-in' ? place.data : undefined
  const opens = Date.parse(start) - JOIN_MINUTES_BEFORE * 60_000
  useAt(data?.state === 'booked' && !data.joinUrl ? opens : undefined, place.retry)
  const isMember = data?.state === 'booked' || data?.state === 'waiting'
  const isAhead = state === 'open' && Date.parse(start) > Date.now()
  const canJoin =
    isAhead &&
    session.role === 'user' &&
    data &&
    data.state !== 'booked' &&
    (data.state === 'none' || free > 0)
  // Focuses the panel, because the button that was pressed has disappeared.
  const act = async (change: () => Promise<boolean>) => (await change()) && panel.current?.focus()

  if (state === 'cancelled') return <Notice tone="warning">{t('public.workshops.cancelled')}</Notice>
  const messages = data?.state === 'booked' && <WorkshopMessages workshop={workshop} />
  if (state === 'held')
    return (
      <Stack $gap={4}>
        <Notice>{t('public.workshops.held')}</Notice>
        {messages}
      </Stack>
    )
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={t('public.workshops.place')}>
      <Stack $gap={4}>
        {session.status !== 'signed-in' && (
          <>
            <Muted>{t('public.workshops.signInText')}</Muted>
            <Choices>
              <ButtonLink to={paths.signUp}>{t('public.workshops.signIn')}</ButtonLink>
            </Choices>
          </>
        )}
        {session.status === 'signed-in' && place.isLoading && <Skeleton $height="3rem" />}
        {place.error && !data && <LoadFailed error={place.error} onRetry={place.retry} />}
        {data?.state === 'host' && (
          <ButtonLink to={paths.mentorArea.workshop(id)}>{t('public.workshops.manage')}</ButtonLink>
        )}
        {data?.state === 'booked' && <Notice tone="success">{t('public.workshops.booked')}</Notice>}
        {data?.state === 'waiting' && (
          <Notice>{t('public.workshops.inLine', { position: data.position ?? 1 })}</Notice>
        )}
        <Choices>
          {canJoin && (
            <Button $inactive={isBusy} aria-describedby={note} onClick={() => void act(part.join)}>
              {t(free > 0 ? 'public.workshops.take' : 'public.workshops.wait')}
            </Button>
          )}
          {data?.joinUrl && (
            <ButtonAnchor href={data.joinUrl} target="_blank" rel="noopener noreferrer">
              <Video size={18} aria-hidden />
              {t('public.workshops.call')}
            </ButtonAnchor>
          )}
          {data?.state === 'booked' && (
            <Button $variant="secondary" $inactive={isBusy} onClick={() => void part.download()}>
              <CalendarPlus size={18} aria-hidden />
              {t('public.workshops.calendar')}
            </Button>
          )}
          {isMember && isAhead && (
            <Button $variant="danger" onClick={() => part.setLeaving(true)}>
              {t(data?.state === 'booked' ? 'public.workshops.leave' : 'public.workshops.stopWaiting')}
            </Button>
          )}
        </Choices>
        {canJoin && (
          <Muted id={note}>{t('public.workshops.nameShown', { name: workshop.mentor.name })}</Muted>
        )}
        {data?.state === 'booked' && !data.joinUrl && <Muted>{t('public.workshops.linkLater')}</Muted>}
        {failure && (
          <Notice tone="danger">
            {failure.code === 'slot_taken' ? t('public.workshops.busy') : failureText(failure)}
          </Notice>
        )}
        {messages}
      </Stack>
      {part.isLeaving && (
        <ConfirmDialog
          title={t('public.workshops.leaveTitle')}
          yes={t('public.workshops.leaveYes')}
          no={t('public.workshops.leaveNo')}
          isBusy={isBusy}
          onYes={() => void act(part.leave)}
          onClose={() => part.setLeaving(false)}
        >
          {t('public.workshops.leaveText')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  padding-top: ${space[5]};
  border-top: 1px solid ${color.border};
`

/** The buttons share the width of the card. */
const Choices = styled(Row)`
  & > * {
    flex: 1 1 auto;
  }
`
