import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import {
  getOpeningAlerts,
  setOpeningAlertMail,
  type OpeningAlerts,
} from '@mentor-connect/contract/work/openingAlerts'
import { ALERT_MAIL_OPENINGS, OPENING_ALERTS_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  AreaPage,
  BackTo,
  ButtonLink,
  Card,
  Empty,
  FieldError,
  Lead,
  LoadFailed,
  Skeleton,
  Stack,
  StaleNotice,
  Switch,
  Title,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef } from 'react'
import { useT } from '../messages/useT'
import { AlertEntry } from './AlertEntry'
import { useAlertT } from './useAlertT'

/** The alerts of a learner for openings, and the choice of the weekly mail. */
export default function AlertsPage() {
  const t = useAlertT()
  const pageT = useT()
  const { data, error, retry, setData } = useEndpoint(getOpeningAlerts, {})
  return (
    <AreaPage>
      <PageTitle>{t('openings.alert.title')}</PageTitle>
      <header>
        <BackTo to={paths.learner.openings}>{pageT('openings.one.all')}</BackTo>
        <Title>{t('openings.alert.title')}</Title>
        <Lead>{t('openings.alert.lead', { max: OPENING_ALERTS_MAX })}</Lead>
      </header>
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
      {!data && !error && <Skeleton $height="16rem" />}
      {data && (
        <Stack $gap={6}>
          {error && <StaleNotice onRetry={retry} />}
          <Alerts alerts={data} onChanged={setData} />
        </Stack>
      )}
    </AreaPage>
  )
}

interface AlertsProps {
  alerts: OpeningAlerts
  onChanged: (alerts: OpeningAlerts) => void
}

function Alerts({ alerts: { alerts, hasWeeklyMail }, onChanged }: AlertsProps) {
  const t = useAlertT()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={list} tabIndex={-1} role="group" aria-label={t('openings.alert.list')}>
        {alerts.length === 0 ? (
          <Empty title={t('openings.alert.none')}>
            <p>{t('openings.alert.noneHint')}</p>
            <ButtonLink to={paths.learner.openings}>{t('openings.alert.find')}</ButtonLink>
          </Empty>
        ) : (
          <Stack as="ul" $gap={4}>
            {alerts.map((alert) => (
              <AlertEntry
                key={alert._id}
                alert={alert}
                onChanged={onChanged}
                // The entry that had the focus is gone.
                onRemoved={() => list.current?.focus()}
              />
            ))}
          </Stack>
        )}
      </div>
      <WeeklyMail isOn={hasWeeklyMail} onChanged={onChanged} />
    </>
  )
}

function WeeklyMail({ isOn, onChanged }: { isOn: boolean; onChanged: AlertsProps['onChanged'] }) {
  const t = useAlertT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const handleChange = (next: boolean) =>
    attempt(async () => onChanged((await call(setOpeningAlertMail, { body: { isOn: next } })).data))
  return (
    <Card $padding={5}>
      <Stack $gap={4}>
        <Switch
          label={t('openings.alert.mail')}
          hint={t('openings.alert.mailHint', { max: ALERT_MAIL_OPENINGS })}
          checked={isOn}
          disabled={isBusy}
          onChange={(next) => void handleChange(next)}
        />
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
        <div>
          <ButtonLink to={paths.notificationSettings('user')} $variant="ghost" $small>
            {t('openings.alert.settings')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
