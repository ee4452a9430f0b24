import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale, type Locale } from '@mentor-connect/i18n'
import { Hint, Stack, TimeZoneField } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

/** Choice of the time zone for the quiet hours and the morning mails. */
export function TimeZoneChoice({
  timeZone,
  onChange,
}: {
  timeZone: string
  onChange: (timeZone: string) => void
}) {
  const t = useT()
  const time = timeIn(timeZone, useLocale())
  return (
    <Zone $gap={1}>
      <TimeZoneField
        label={t('chat.notificationSettings.timeZone')}
        value={timeZone}
        ofDevice={(zone) => t('chat.notificationSettings.ofDevice', { zone })}
        onChange={onChange}
      />
      {time && <Hint>{t('chat.notificationSettings.itIs', { time })}</Hint>}
    </Zone>
  )
}

/**
 * The current time of day in a zone. Undefined if the browser does not know the zone: the server's list may be newer.
 */
function timeIn(timeZone: string, locale: Locale): string | undefined {
  try {
    return dateFormats(locale, timeZone).time(new Date())
  } catch {
    return undefined
  }
}

const Zone = styled(Stack)`
  max-width: 25rem;
`
