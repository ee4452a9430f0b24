import { addressOnSite } from '@mentor-connect/api'
import type { OwnBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { paths } from '@mentor-connect/contract/remote'
import { SLUG_MAX, SLUG_MIN } from '@mentor-connect/contract/rules/slugs'
import {
  Button,
  ButtonLink,
  Card,
  CardTitle,
  Checkbox,
  ConfirmDialog,
  Muted,
  Notice,
  Row,
  SlugField,
  Stack,
  notify,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useT } from './messages/useT'
import { useBookingPageForm } from './useBookingPageForm'

interface PageFormProps {
  stored: OwnBookingPage
  onStored: (page: OwnBookingPage) => void
}

/** Turns the booking page on and off, with its address and its visibility. */
export function PageForm({ stored, onStored }: PageFormProps) {
  const t = useT()
  const form = useBookingPageForm(stored, onStored)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const slug = useRef<HTMLInputElement>(null)
  const { values, error, isBusy } = form

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.save()) notify.success(t(stored.isOn ? 'sessions.page.saved' : 'sessions.page.turnedOn'))
    else slug.current?.focus()
  }
  const handleOff = async () => {
    const isDone = await form.turnOff()
    // The dialog is closed first, so that it returns the focus before the button that opened it disappears.
    flushSync(() => setAsking(false))
    if (!isDone) return
    notify.success(t('sessions.page.turnedOff'))
    heading.current?.focus()
  }
  return (
    <Card as="section" aria-labelledby="booking-page">
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        <CardTitle as="h2" id="booking-page" ref={heading} tabIndex={-1}>
          {t('sessions.page.settings')}
        </CardTitle>
        <PageState stored={stored} />
        <Muted>{t('sessions.page.who')}</Muted>
        <SlugField
          ref={slug}
          label={t('sessions.page.slug')}
          value={values.slug}
          error={
            // Passed as strings, because numbers would be formatted with a separator in Hindi.
            error && t(`sessions.page.error.${error}`, { min: String(SLUG_MIN), max: String(SLUG_MAX) })
          }
          address={addressOnSite(paths.bookingPage(values.slug))}
          onChange={(next) => form.set({ slug: next })}
        />
        {stored.isOn && values.slug !== stored.slug && <Muted>{t('sessions.page.moved')}</Muted>}
        <Checkbox
          checked={values.isListed}
          hint={t('sessions.page.listedHint')}
          onChange={(event) => form.set({ isListed: event.target.checked })}
        >
          {t('sessions.page.listed')}
        </Checkbox>
        <SaveFailure form={form} />
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t(stored.isOn ? 'sessions.page.save' : 'sessions.page.on')}
          </Button>
          {stored.isOn && (
            <Button $variant="ghost" $inactive={isBusy} onClick={() => setAsking(true)}>
              {t('sessions.page.off')}
            </Button>
          )}
        </Row>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.page.offTitle')}
          yes={t('sessions.page.offYes')}
          no={t('sessions.page.offNo')}
          isBusy={isBusy}
          onYes={() => void handleOff()}
          onClose={() => setAsking(false)}
        >
          {t('sessions.page.offText')}
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** Says who can see the page now. */
function PageState({ stored: { isOn, isShown } }: Pick<PageFormProps, 'stored'>) {
  const t = useT()
  if (!isOn || isShown) return <p role="status">{t(isOn ? 'sessions.page.isOn' : 'sessions.page.isOff')}</p>
  return (
    <Stack $gap={3}>
      <Notice>{t('sessions.page.notShown')}</Notice>
      <Row>
        <ButtonLink $variant="secondary" to={paths.mentorArea.places}>
          {t('sessions.page.places')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

/** Says why the page could not be saved, unless the field does. */
function SaveFailure({ form: { failure, reload } }: { form: ReturnType<typeof useBookingPageForm> }) {
  const t = useT()
  const failureText = useFailureText()
  if (!failure) return null
  if (failure.code !== 'edit_conflict') return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <Stack $gap={3}>
      <Notice tone="danger">{t('sessions.page.conflict')}</Notice>
      <Row>
        <Button $variant="secondary" onClick={() => void reload()}>
          {t('sessions.page.reload')}
        </Button>
      </Row>
    </Stack>
  )
}
