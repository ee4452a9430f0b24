import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { Hint, SelectField, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

/** The time zone of the quiet hours and of mails in the morning. */
export function TimeZoneChoice({
  timeZone,
  onChange,
}: {
  timeZone: string
  onChange: (timeZone: string) => void
}) {
  const t = useT()
  const tag = INTL_TAGS[useLocale()]
  const zones = [...new Set([timeZone, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].sort()
  const time = timeIn(timeZone, tag)
  return (
    <Zone $gap={1}>
      <SelectField
        label={t('chat.notificationSettings.timeZone')}
        value={timeZone}
        options={zones.map((zone) => ({
          value: zone,
          label:
            zone === deviceZone()
              ? t('chat.notificationSettings.ofDevice', { zone: nameOf(zone) })
              : nameOf(zone),
        }))}
        onChange={onChange}
      />
      {time && <Hint>{t('chat.notificationSettings.itIs', { time })}</Hint>}
    </Zone>
  )
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
/** `Asia/Kolkata`, with spaces for underlines. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ')

/** The time of day in a zone; nothing if the browser does not know it: servers learn of new zones earlier. */
function timeIn(timeZone: string, tag: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date())
  } catch {
    return undefined
  }
}

const Zone = styled(Stack)`
  max-width: 25rem;
`
