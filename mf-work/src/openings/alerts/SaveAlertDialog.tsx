import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'
import {
  changeOpeningAlert,
  getOpeningAlerts,
  saveOpeningAlert,
  setOpeningAlertMail,
} from '@mentor-connect/contract/work/openingAlerts'
import { ALERT_MAIL_OPENINGS, ALERT_NAME_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  Button,
  ButtonLink,
  CardTitle,
  LoadFailed,
  Modal,
  Notice,
  Row,
  SelectField,
  Skeleton,
  Stack,
  Switch,
  notify,
  useFailureText,
} from '@mentor-connect/ui'
import { useId, useState } from 'react'
import type { OpeningListState } from '../openingListState'
import { queryOf, toCriteria } from './alertCriteria'
import { NameForm } from './NameForm'
import { useAlertT } from './useAlertT'
import { useCriteriaText } from './useCriteriaText'

interface SaveAlertDialogProps {
  state: OpeningListState
  onClose: () => void
}

/** Saves the search and the filters of the list as a new alert, or replaces those of an existing alert. */
export function SaveAlertDialog({ state, onClose }: SaveAlertDialogProps) {
  const t = useAlertT()
  const titleId = useId()
  const failureText = useFailureText()
  const proposed = firstGraphemes(useCriteriaText()(state), ALERT_NAME_MAX)
  const { data, error, retry, setData } = useEndpoint(getOpeningAlerts, {})
  const [chosen, setChosen] = useState<boolean>()
  const [newId] = useState(() => crypto.randomUUID())
  const [id, setId] = useState<string>(newId)
  const criteria = toCriteria(state)
  const same = data?.alerts.find((alert) => queryOf(alert.criteria) === queryOf(criteria))
  const changed = data?.alerts.find(({ _id }) => _id === id)
  const { attempt, isBusy, failure } = useAttempt()
  const hasMail = chosen ?? data?.hasWeeklyMail ?? false

  const save = async (name: string) => {
    let saved = changed
      ? await call(changeOpeningAlert, { params: { id }, body: { name, criteria } })
      : await call(saveOpeningAlert, { body: { id, name, criteria } })
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
        {!same && <p>{t('openings.alert.saveLead')}</p>}
        {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />)}
        {same && <SavedBefore name={same.name} isPaused={same.isPaused} onClose={onClose} />}
        {data && !same && data.alerts.length > 0 && (
          <SelectField
            label={t('openings.alert.saveAs')}
            value={id}
            onChange={setId}
            options={[
              { value: newId, label: t('openings.alert.new') },
              ...data.alerts.map(({ _id, name }) => ({
                value: _id,
                label: t('openings.alert.inPlaceOf', { name }),
              })),
            ]}
          />
        )}
        {data && !same && (
          <NameForm
            proposed={proposed}
            yes={t(changed ? 'openings.alert.changeYes' : 'openings.alert.yes')}
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

interface SavedBeforeProps {
  name: string
  isPaused: boolean
  onClose: () => void
}

/** Says that there already is an alert with the same search, and links to the alerts. */
function SavedBefore({ name, isPaused, onClose }: SavedBeforeProps) {
  const t = useAlertT()
  return (
    <>
      <Notice>{t(isPaused ? 'openings.alert.samePaused' : 'openings.alert.same', { name })}</Notice>
      <Row>
        <ButtonLink to={paths.learner.openingAlerts}>{t('openings.alert.list')}</ButtonLink>
        <Button $variant="ghost" onClick={onClose}>
          {t('openings.alert.no')}
        </Button>
      </Row>
    </>
  )
}
