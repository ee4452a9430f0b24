import {
  BUSY_CALENDAR_KINDS,
  BUSY_LOGIN_MAX,
  BUSY_NAME_MAX,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import {
  Button,
  Field,
  Fieldset,
  Hint,
  Notice,
  Option,
  PasswordField,
  Row,
  Stack,
  useFailureText,
  Folded,
} from '@mentor-connect/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { useConnectForm } from './useConnectForm'

interface ConnectFormProps {
  onConnected: (data: BusyCalendars) => void
  onCancel: () => void
}

/** Connects a calendar by its address, or by CalDAV. */
export function ConnectForm({ onConnected, onCancel }: ConnectFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const form = useConnectForm(onConnected)
  const { values, failure } = form
  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  useEffect(() => focus('name'), [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const invalid = form.submit()
    if (invalid) focus(invalid)
  }
  const fieldOf = (name: 'name' | 'address' | 'userName' | 'password') => ({
    name,
    value: values[name],
    error: form.errors[name] && t(`sessions.busy.error.${name}`),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <Stack as="form" ref={element} $gap={4} noValidate onSubmit={handleSubmit}>
      <Field
        label={t('sessions.busy.name')}
        hint={t('sessions.busy.nameHint')}
        maxLength={BUSY_NAME_MAX}
        {...fieldOf('name')}
      />
      <Fieldset>
        <legend>{t('sessions.busy.kind')}</legend>
        <Stack $gap={2}>
          {BUSY_CALENDAR_KINDS.map((kind) => (
            <Option key={kind} name="kind" checked={values.kind === kind} onChange={() => form.set({ kind })}>
              <span>{t(`sessions.busy.kind.${kind}`)}</span>
            </Option>
          ))}
        </Stack>
      </Fieldset>
      <Field
        label={t(`sessions.busy.address.${values.kind}`)}
        hint={t(`sessions.busy.addressHint.${values.kind}`)}
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={URL_MAX}
        {...fieldOf('address')}
      />
      {values.kind === 'caldav' && (
        <>
          <Field label={t('sessions.busy.userName')} maxLength={BUSY_LOGIN_MAX} {...fieldOf('userName')} />
          <PasswordField
            label={t('sessions.busy.password')}
            hint={t('sessions.busy.passwordHint')}
            maxLength={BUSY_LOGIN_MAX}
            {...fieldOf('password')}
          />
        </>
      )}
      <WhereToFind />
      <Hint as="p">{t('sessions.busy.privacy')}</Hint>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row $gap={3}>
        <Button type="submit" $inactive={form.isBusy}>
          {t('sessions.busy.connect')}
        </Button>
        <Button $variant="ghost" onClick={onCancel}>
          {t('sessions.feed.no')}
        </Button>
      </Row>
    </Stack>
  )
}

const PROGRAMS = ['google', 'outlook', 'apple', 'caldav'] as const

/** Says where other programs show the address of a calendar. */
function WhereToFind() {
  const t = useT()
  return (
    <Folded>
      <summary>{t('sessions.busy.where')}</summary>
      <Stack as="ul" $gap={3}>
        {PROGRAMS.map((program) => (
          <li key={program}>{t(`sessions.busy.where.${program}`)}</li>
        ))}
      </Stack>
    </Folded>
  )
}
