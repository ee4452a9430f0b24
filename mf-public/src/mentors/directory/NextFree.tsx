import type { ListedMentor } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { Muted, useHydrated } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/**
 * The next time at which a session with the mentor can begin, in the reader's time zone. If the mentor offers no
 * sessions, says that the mentor answers messages only.
 */
export function NextFree({ mentor: { sessions, nextFreeAt } }: { mentor: ListedMentor }) {
  const t = useT()
  const locale = useLocale()
  // The server does not know the reader's time zone, so it renders an invisible line of the same height.
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
