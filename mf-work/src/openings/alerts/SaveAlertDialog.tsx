import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'
import {
  getOpeningAlerts,
  saveOpeningAlert,
  setOpeningAlertMail,
} from '@mentor-connect/contract/work/openingAlerts'
import { ALERT_MAIL_OPENINGS, ALERT_NAME_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  CardTitle,
  LoadFailed,
  Modal,
  Skeleton,
  Stack,
  Switch,
  notify,
  useFailureText,
} from '@mentor-connect/ui'
import { useId, useState } from 'react'
import type { OpeningListState } from '../openingListState'
import { toCriteria } from './alertCriteria'
import { NameForm } from './NameForm'
import { useAlertT } from './useAlertT'
import { useCriteriaText } from './useCriteriaText'

interface SaveAlertDialogProps {
  state: OpeningListState
  onClose: () => void
}

/** Saves the search and the filters of the list as an alert. */
export function SaveAlertDialog({ state, onClose }: SaveAlertDialogProps) {
  const t = useAlertT()
  const titleId = useId()
  const failureText = useFailureText()
  const proposed = firstGraphemes(useCriteriaText()(state), ALERT_NAME_MAX)
  const { data, error, retry, setData } = useEndpoint(getOpeningAlerts, {})
  const [chosen, setChosen] = useState<boolean>()
  const [id] = useState(() => crypto.randomUUID())
  const { attempt, isBusy, failure } = useAttempt()
  const hasMail = chosen ?? data?.hasWeeklyMail ?? false

  const save = async (name: string) => {
    let saved = await call(saveOpeningAlert, { body: { id, name, criteria: toCriteria(state) } })
    if (hasMail !== saved.data.hasWeeklyMail)
      saved = await call(setOpeningAlertMail, { body: { isOn: hasMail } })
    setData(saved.data)
    notify.success(t('openings.alert.saved'))
    onClose()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t('openings.alert.save')}
        </CardTitle>
        <p>{t('openings.alert.saveLead')}</p>
        {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />)}
        {data && (
          <NameForm
            proposed={proposed}
            yes={t('openings.alert.yes')}
            isBusy={isBusy}
            failure={failure && failureText(failure)}
            onSave={(name) => void attempt(() => save(name))}
            onClose={onClose}
          >
            <Switch
              label={t('openings.alert.mail')}
              hint={t('openings.alert.mailHint', { max: ALERT_MAIL_OPENINGS })}
              checked={hasMail}
              onChange={setChosen}
            />
          </NameForm>
        )}
      </Stack>
    </Modal>
  )
}
