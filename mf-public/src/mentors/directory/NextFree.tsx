import type { ListedMentor } from '@mentor-connect/contract/api/mentorDirectory'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { Muted, useHydrated } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'

/** When a session with the mentor could begin, by the reader's clock; or that the mentor only answers messages. */
export function NextFree({ mentor: { sessions, nextFreeAt } }: { mentor: ListedMentor }) {
  const t = useT()
  const { shortWeekday, time } = dateFormats(useLocale())
  // The server knows neither the reader's clock nor the zone: the line is kept free for it.
  const isHydrated = useHydrated()
  const [now] = useState(() => Date.now())
  if (sessions === 'none') return <Muted>{t('public.mentor.messagesOnly')}</Muted>
  if (!nextFreeAt) return null
  if (!isHydrated) return <Muted aria-hidden>{'\u00a0'}</Muted>
  if (Date.parse(nextFreeAt) < now) return null
  return (
    <Muted>
      {t('public.mentor.nextFree')}{' '}
      <time dateTime={nextFreeAt}>
        {shortWeekday(nextFreeAt)}, {time(nextFreeAt)}
      </time>
    </Muted>
  )
}
