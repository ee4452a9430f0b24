import type { ListedMentor } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { Muted, useHydrated } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** When a session with the mentor could begin, by the reader's clock; or that the mentor only answers messages. */
export function NextFree({ mentor: { sessions, nextFreeAt } }: { mentor: ListedMentor }) {
  const t = useT()
  const locale = useLocale()
  // The server knows neither the reader's clock nor the zone: it keeps the room that the line will take.
  const isHydrated = useHydrated()
  const { shortWeekday, time } = dateFormats(locale, isHydrated ? undefined : 'UTC')
  const [now] = useState(() => Date.now())
  if (sessions === 'none') return <Muted>{t('public.mentor.messagesOnly')}</Muted>
  if (!nextFreeAt || (isHydrated && Date.parse(nextFreeAt) < now)) return null
  return (
    <Line $isShown={isHydrated}>
      {t('public.mentor.nextFree')}{' '}
      <time dateTime={nextFreeAt}>
        {shortWeekday(nextFreeAt)}, {time(nextFreeAt)}
      </time>
    </Line>
  )
}

const Line = styled(Muted)<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  time {
    white-space: nowrap;
  }
`
