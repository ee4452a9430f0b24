import { call, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import {
  changeOpeningAlert,
  removeOpeningAlert,
  type OpeningAlert,
  type OpeningAlerts,
} from '@mentor-connect/contract/work/openingAlerts'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Card,
  CardTitle,
  ConfirmDialog,
  FieldError,
  Muted,
  Row,
  Stack,
  Tag,
  useFailureText,
} from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { queryOf, toListState } from './alertCriteria'
import { RenameDialog } from './RenameDialog'
import { useAlertT } from './useAlertT'
import { useCriteriaText } from './useCriteriaText'

interface AlertEntryProps {
  alert: OpeningAlert
  onChanged: (alerts: OpeningAlerts) => void
  onRemoved: () => void
}

/** One alert with its search, and what the learner can do with it. */
export function AlertEntry({ alert, onChanged, onRemoved }: AlertEntryProps) {
  const t = useAlertT()
  const failureText = useFailureText()
  const criteria = useCriteriaText()(toListState(alert.criteria))
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const { attempt, isBusy, failure } = useAttempt()
  const { _id, name, isPaused } = alert
  const close = () => setDialog(undefined)
  const pause = isPaused ? 'resume' : 'pause'
  const handlePause = () =>
    attempt(async () => {
      const request = { params: { id: _id }, body: { isPaused: !isPaused } }
      onChanged((await call(changeOpeningAlert, request)).data)
    })
  const remove = async () => {
    const { data } = await call(removeOpeningAlert, { params: { id: _id }, body: {} })
    flushSync(close)
    flushSync(() => onChanged(data))
    onRemoved()
  }
  const handleRemove = async () => {
    if (!(await attempt(remove))) close()
  }
  return (
    <Card as="li" $padding={5}>
      <Stack $gap={3}>
        <Row $gap={3}>
          <CardTitle as="h2" lang={languageOf(name)}>
            {name}
          </CardTitle>
          {isPaused && <Tag $tone="neutral">{t('openings.alert.paused')}</Tag>}
        </Row>
        {criteria !== name && <Muted>{criteria}</Muted>}
        <Row $gap={3}>
          <ButtonLink
            to={paths.learner.openings + queryOf(alert.criteria)}
            $variant="secondary"
            $small
            aria-label={t('openings.alert.openOf', { name })}
          >
            {t('openings.alert.open')}
          </ButtonLink>
          <Button
            $variant="ghost"
            $small
            $inactive={isBusy}
            aria-label={t(`openings.alert.${pause}Of`, { name })}
            onClick={() => void handlePause()}
          >
            {t(`openings.alert.${pause}`)}
          </Button>
          {(['rename', 'remove'] as const).map((act) => (
            <Button
              key={act}
              $variant="ghost"
              $small
              aria-label={t(`openings.alert.${act}Of`, { name })}
              onClick={() => setDialog(act)}
            >
              {t(`openings.alert.${act}`)}
            </Button>
          ))}
        </Row>
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
      </Stack>
      {dialog === 'rename' && <RenameDialog alert={alert} onChanged={onChanged} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={t('openings.alert.removeTitle', { name })}
          yes={t('openings.alert.removeYes')}
          no={t('openings.alert.no')}
          isBusy={isBusy}
          onYes={() => void handleRemove()}
          onClose={close}
        >
          {t('openings.alert.removeText')}
        </ConfirmDialog>
      )}
    </Card>
  )
}
