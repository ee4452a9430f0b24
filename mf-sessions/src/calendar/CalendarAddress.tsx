import { call, useAttempt } from '@mentor-connect/api'
import {
  deleteCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
} from '@mentor-connect/contract/mentoring/calendarFeed'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { SettingsCard } from '@mentor-connect/features/account'
import { useFormats } from '@mentor-connect/i18n'
import {
  Button,
  ButtonAnchor,
  ConfirmDialog,
  Field,
  FieldError,
  Hint,
  IconButton,
  Row,
  copyText,
  notify,
  useFailureText,
} from '@mentor-connect/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from './messages/useT'

interface CalendarAddressProps {
  feed: CalendarFeed
  onChange: (data: ReplyOf<typeof renewCalendarFeed>) => void
}

/** Ways to add the calendar to other programs, and a button that ends its address. */
export function CalendarAddress({ feed, onChange }: CalendarAddressProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { lastReadAt } = feed
  return (
    <SettingsCard title={t('sessions.feed.subscribe')}>
      <SubscribeLinks address={feed.address} />
      <AddressField address={feed.address} />
      <Hint as="p">
        {lastReadAt
          ? t('sessions.feed.lastRead', { when: dateTime(lastReadAt) })
          : t('sessions.feed.neverRead')}{' '}
        {t('sessions.feed.delay')}
      </Hint>
      <EndAddress onChange={onChange} />
    </SettingsCard>
  )
}

function SubscribeLinks({ address }: { address: string }) {
  const t = useT()
  const { google, outlook, device } = subscribeUrls(address, t('sessions.feed.title'))
  return (
    <Row $gap={3}>
      <ButtonAnchor href={google} target="_blank" rel="noopener noreferrer">
        {t('sessions.feed.google')}
      </ButtonAnchor>
      <ButtonAnchor $variant="secondary" href={outlook} target="_blank" rel="noopener noreferrer">
        {t('sessions.feed.outlook')}
      </ButtonAnchor>
      <ButtonAnchor $variant="secondary" href={device}>
        {t('sessions.feed.device')}
      </ButtonAnchor>
    </Row>
  )
}

function AddressField({ address }: { address: string }) {
  const t = useT()
  const handleCopy = () =>
    copyText(address, { copied: t('sessions.feed.copied'), failed: t('sessions.feed.copyFailed') })
  return (
    <Field
      label={t('sessions.feed.address')}
      hint={t('sessions.feed.secret')}
      type="url"
      value={address}
      readOnly
      dir="ltr"
      onFocus={(event) => event.currentTarget.select()}
      end={
        <IconButton aria-label={t('sessions.feed.copy')} onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden />
        </IconButton>
      }
    />
  )
}

const ACTS = { renew: renewCalendarFeed, stop: deleteCalendarFeed } as const
type Act = keyof typeof ACTS

function EndAddress({ onChange }: Pick<CalendarAddressProps, 'onChange'>) {
  const t = useT()
  const failureText = useFailureText()
  const [act, setAct] = useState<Act>()
  const { attempt, isBusy, failure } = useAttempt()
  const close = () => setAct(undefined)
  const handleYes = async (chosen: Act) => {
    const isDone = await attempt(async () => {
      const { data } = await call(ACTS[chosen], { body: {} })
      // The dialog is closed first, so that it returns the focus before the button that opened it may
      // disappear.
      flushSync(close)
      onChange(data)
      if (chosen === 'renew') notify.success(t('sessions.feed.renewed'))
    })
    if (!isDone) close()
  }
  return (
    <>
      <Row $gap={3}>
        {(['renew', 'stop'] as const).map((one) => (
          <Button key={one} $variant="ghost" onClick={() => setAct(one)}>
            {t(`sessions.feed.${one}`)}
          </Button>
        ))}
      </Row>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
      {act && (
        <ConfirmDialog
          title={t(`sessions.feed.${act}Title`)}
          yes={t(`sessions.feed.${act}Yes`)}
          no={t('sessions.feed.no')}
          isBusy={isBusy}
          onYes={() => void handleYes(act)}
          onClose={close}
        >
          {t(`sessions.feed.${act}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}

/**
 * Returns the URLs with which calendar programs offer a subscription: pages of Google Calendar and Outlook,
 * and a `webcal` URL, which devices open with their own program.
 */
function subscribeUrls(address: string, name: string) {
  const device = address.replace(/^https?:/, 'webcal:')
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
    device,
  }
}
