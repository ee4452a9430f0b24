import { useEndpoint } from '@mentor-connect/api'
import { getCalendarFeed } from '@mentor-connect/contract/mentoring/calendarFeed'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, Lead, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { CalendarAddress } from './CalendarAddress'
import { CalendarContents } from './CalendarContents'
import { ConnectedCalendars } from './connected/ConnectedCalendars'
import { useT } from './messages/useT'

/**
 * The calendars of a person: the feed that shows the person's dates in other programs, and the connected
 * calendars that close slots here.
 */
export default function CalendarPage() {
  const t = useT()
  const { session } = useSession()
  const { data, error, isLoading, retry, setData } = useEndpoint(getCalendarFeed, {})
  const address = useRef<HTMLDivElement>(null)
  const contents = useRef<HTMLDivElement>(null)
  /** The focus goes to the part that has appeared, or to the one that is left. */
  const handleChange = (next: ReplyOf<typeof getCalendarFeed>) => {
    flushSync(() => setData(next))
    if (!next.feed) contents.current?.focus()
    else if (!data?.feed) address.current?.focus()
  }
  const sessions = session.role === 'mentor' ? paths.mentorArea.sessions : paths.learner.sessions
  return (
    <AreaPage>
      <PageTitle>{t('sessions.feed.title')}</PageTitle>
      <BackTo to={sessions}>{t('sessions.list.title')}</BackTo>
      <header>
        <Title>{t('sessions.feed.title')}</Title>
        <Lead>{t('sessions.feed.lead')}</Lead>
      </header>
      {isLoading && <Skeleton $height="20rem" />}
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
      {data?.feed && (
        <div ref={address} tabIndex={-1}>
          <CalendarAddress feed={data.feed} onChange={handleChange} />
        </div>
      )}
      {data && (
        <div ref={contents} tabIndex={-1}>
          <CalendarContents feed={data.feed} onChange={handleChange} />
        </div>
      )}
      <ConnectedCalendars />
    </AreaPage>
  )
}
