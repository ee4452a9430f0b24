import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { PushSwitch, SettingsCard } from '@mentor-connect/features/account'
import { AreaPage, BackTo, Lead, LoadFailed, Skeleton, Stack, Title, lazyPart } from '@mentor-connect/ui'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { ChoicesCard } from './ChoicesCard'
import { QuietHoursCard } from './QuietHoursCard'
import { usePreferences } from './usePreferences'

/** The card is loaded after the page, because it brings its own fields and texts. */
const RemindersCard = lazyPart(
  () =>
    import(/* webpackChunkName: "reminders" */ './reminders/RemindersCard').then(
      (module) => module.RemindersCard,
    ),
  <Skeleton $height="16rem" />,
)

/** Settings of notifications: which ones are sent, through which channel, and when. */
export default function NotificationSettingsPage() {
  const t = useT()
  const { session } = useSession()
  const role = session.role === 'mentor' ? 'mentor' : 'user'
  return (
    <AreaPage>
      <PageTitle>{t('chat.notificationSettings.title')}</PageTitle>
      <header>
        <BackTo to={paths.notifications(role)}>{t('chat.notifications.title')}</BackTo>
        <Title>{t('chat.notificationSettings.title')}</Title>
        <Lead>{t('chat.notificationSettings.lead')}</Lead>
      </header>
      {session.data ? <Settings userId={session.data._id} role={role} /> : <Loading />}
    </AreaPage>
  )
}

function Settings({ userId, role }: { userId: string; role: Role }) {
  const t = useT()
  const { preferences, error, retry, saving, change } = usePreferences(userId)
  if (!preferences) return error ? <LoadFailed error={error} onRetry={retry} /> : <Loading />
  return (
    <Column $gap={6}>
      <SettingsCard title={t('chat.notificationSettings.device')}>
        <PushSwitch userId={userId} />
      </SettingsCard>
      <ChoicesCard role={role} preferences={preferences} saving={saving} onChange={change} />
      <Reminders modes={preferences.modes.sessions} />
      <QuietHoursCard preferences={preferences} saving={saving} onChange={change} />
      <Slot name="notification.settings" personId={userId} />
    </Column>
  )
}

/** The page of sessions links to this part, which then takes the focus. */
function Reminders({ modes }: ComponentProps<typeof RemindersCard>) {
  const isAskedFor = useLocation().hash === '#reminders'
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) part.current?.focus()
  }, [isAskedFor])
  return (
    <div ref={part} tabIndex={-1}>
      <RemindersCard modes={modes} />
    </div>
  )
}

function Loading() {
  return (
    <Column $gap={6} aria-busy>
      <Skeleton $height="8rem" />
      <Skeleton $height="24rem" />
      <Skeleton $height="12rem" />
    </Column>
  )
}

const Column = styled(Stack)`
  max-width: 52rem;
`
