import { call, useAttempt } from '@mentor-connect/api'
import {
  CALENDAR_PARTS,
  saveCalendarFeed,
  type CalendarFeed,
  type CalendarPart,
} from '@mentor-connect/contract/mentoring/calendarFeed'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useSession } from '@mentor-connect/contract/auth'
import { SettingsCard } from '@mentor-connect/features/account'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Checkbox, FieldError, Fieldset, Stack, notify, useFailureText } from '@mentor-connect/ui'
import { useId, useState, type FormEvent } from 'react'
import { useT } from './messages/useT'

interface CalendarContentsProps {
  /** Undefined if there is no feed yet. */
  feed: CalendarFeed | undefined
  onChange: (data: ReplyOf<typeof saveCalendarFeed>) => void
}

/** The choice of what the calendar shows. Saving it the first time creates its address. */
export function CalendarContents({ feed, onChange }: CalendarContentsProps) {
  const t = useT()
  const failureText = useFailureText()
  const locale = useLocale()
  const { session } = useSession()
  // Only learners have a plan and applications.
  const offered = CALENDAR_PARTS.filter((part) => part !== 'deadlines' || session.role === 'user')
  const [parts, setParts] = useState<CalendarPart[]>(() => feed?.parts ?? offered)
  const [hasDetails, setDetails] = useState(feed?.hasDetails ?? false)
  const { attempt, isBusy, failure } = useAttempt()
  const errorId = useId()
  const [isEmpty, setEmpty] = useState(false)

  const handleToggle = (part: CalendarPart, isChosen: boolean) => {
    setParts(offered.filter((one) => (one === part ? isChosen : parts.includes(one))))
    setEmpty(false)
  }
  const save = async () => {
    const { data } = await call(saveCalendarFeed, { body: { parts, hasDetails, language: locale } })
    onChange(data)
    if (feed) notify.success(t('sessions.feed.saved'))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(parts.length === 0)
    if (parts.length > 0) void attempt(save)
  }

  return (
    <SettingsCard title={t('sessions.feed.contents')}>
      <Stack as="form" $gap={4} onSubmit={handleSubmit}>
        <Fieldset aria-describedby={isEmpty ? errorId : undefined}>
          <legend>{t('sessions.feed.parts')}</legend>
          {offered.map((part) => (
            <Checkbox
              key={part}
              checked={parts.includes(part)}
              onChange={(event) => handleToggle(part, event.target.checked)}
            >
              {t(`sessions.feed.part.${part}`)}
            </Checkbox>
          ))}
          {isEmpty && (
            <FieldError id={errorId} role="alert">
              {t('sessions.feed.noPart')}
            </FieldError>
          )}
        </Fieldset>
        <Checkbox
          checked={hasDetails}
          hint={t('sessions.feed.detailsHint')}
          onChange={(event) => setDetails(event.target.checked)}
        >
          {t('sessions.feed.details')}
        </Checkbox>
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
        <div>
          <Button type="submit" $variant={feed ? 'secondary' : 'primary'} $inactive={isBusy}>
            {t(feed ? 'sessions.feed.save' : 'sessions.feed.make')}
          </Button>
        </div>
      </Stack>
    </SettingsCard>
  )
}
