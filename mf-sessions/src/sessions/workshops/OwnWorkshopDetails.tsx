import { call, useAttempt } from '@mentor-connect/api'
import {
  cancelWorkshop,
  openWorkshop,
  type OwnWorkshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  DescriptionList,
  Notice,
  Row,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { CalendarDays, Users, Video } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useT } from './messages/useT'
import { useWhen } from '../useWhen'
import { WorkshopFailure } from './WorkshopFailure'
import { WorkshopMessages } from './WorkshopMessages'
import { WorkshopPeople } from './WorkshopPeople'

interface OwnWorkshopDetailsProps {
  workshop: OwnWorkshop
  onChanged: (workshop: OwnWorkshop) => void
  onReload: () => void
}

/** The details of a workshop for its mentor, with the actions that are possible. */
export function OwnWorkshopDetails({ workshop, onChanged, onReload }: OwnWorkshopDetailsProps) {
  const t = useT()
  const { span } = useWhen()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCancelling, setCancelling] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { id, title, state, seats, free, waiting, revision, meetingUrl, isHidden } = workshop
  const canChange = state === 'draft' || (state === 'open' && Date.parse(workshop.start) > Date.now())
  const request = { params: { id }, body: { revision } }

  const handleOpen = async () => {
    if (await attempt(async () => onChanged((await call(openWorkshop, request)).data)))
      heading.current?.focus()
  }
  const handleCancel = async () => {
    const hasWorked = await attempt(() => call(cancelWorkshop, request))
    flushSync(() => setCancelling(false))
    if (hasWorked && state === 'draft') return navigate(paths.mentorArea.workshops)
    onReload()
    heading.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <Title ref={heading} tabIndex={-1} lang={languageOf(title, workshop.language)}>
        {title}
      </Title>
      {!(isHidden && state === 'open') && (
        <Notice tone={state === 'open' ? 'success' : 'info'}>{t(`sessions.workshops.is.${state}`)}</Notice>
      )}
      {isHidden && <Notice tone="warning">{t('sessions.workshops.hidden')}</Notice>}
      <DescriptionList
        items={[
          { icon: CalendarDays, name: t('sessions.when'), value: span(workshop) },
          {
            icon: Users,
            name: t('sessions.workshops.seats'),
            value: [
              t('sessions.workshops.taken', { taken: seats - free, seats }),
              ...(waiting > 0 ? [t('sessions.workshops.waitingOf', { count: waiting })] : []),
            ].join(' · '),
          },
          {
            icon: Video,
            name: t('sessions.place.link'),
            value: meetingUrl || t('sessions.workshops.noLink'),
          },
        ]}
      />
      <Card>
        <Stack $gap={4}>
          <Row>
            {state === 'draft' && (
              <Button $inactive={isBusy} onClick={() => void handleOpen()}>
                {t('sessions.workshops.open')}
              </Button>
            )}
            {canChange && (
              <ButtonLink $variant="secondary" to={paths.mentorArea.editWorkshop(id)}>
                {t('sessions.workshops.edit')}
              </ButtonLink>
            )}
            {state !== 'draft' && !isHidden && (
              <ButtonLink $variant="secondary" to={paths.workshop(id)}>
                {t('sessions.workshops.public')}
              </ButtonLink>
            )}
            {canChange && (
              <Button $variant="danger" onClick={() => setCancelling(true)}>
                {t(state === 'draft' ? 'sessions.workshops.discard' : 'sessions.workshops.cancel')}
              </Button>
            )}
          </Row>
          {failure && <WorkshopFailure failure={failure} />}
        </Stack>
      </Card>
      {state !== 'draft' && <WorkshopMessages workshop={workshop} />}
      {state !== 'draft' && <WorkshopPeople workshopId={id} />}
      {isCancelling && (
        <ConfirmDialog
          title={t(state === 'draft' ? 'sessions.workshops.discardTitle' : 'sessions.workshops.cancelTitle')}
          yes={t(state === 'draft' ? 'sessions.workshops.discardYes' : 'sessions.workshops.cancelYes')}
          no={t('sessions.cancelNo')}
          isBusy={isBusy}
          onYes={() => void handleCancel()}
          onClose={() => setCancelling(false)}
        >
          {state !== 'draft' && t('sessions.workshops.cancelText')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
