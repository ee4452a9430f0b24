import type { Announcement } from '@mentor-connect/contract/messages/announcements'
import { useSession, type Session } from '@mentor-connect/contract/auth'
import { useLocale } from '@mentor-connect/i18n'
import { ButtonAnchor, ButtonLink } from '@mentor-connect/ui'
import { useStore } from '@mentor-connect/ui/store'
import { useT } from '../messages/useT'
import { DismissibleNotice } from '../notifications/DismissibleNotice'
import { announcementStore } from './announcementStore'

/** The latest announcement for this person that was not dismissed in this browser. */
export function AnnouncementNotice() {
  const locale = useLocale()
  const { role } = useSession().session
  const { present, dismissed } = useStore(announcementStore.state)
  const shown = present.find((one) => isFor(one, role) && !dismissed.includes(one._id))
  return (
    <DismissibleNotice
      isFinal
      text={shown?.texts[locale]}
      action={shown?.link && <More link={shown.link} />}
      onDismiss={() => shown && announcementStore.dismiss(shown._id)}
    />
  )
}

function More({ link }: { link: string }) {
  const t = useT()
  const label = t('shell.announcement.more')
  return link.startsWith('/') ? (
    <ButtonLink to={link}>{label}</ButtonLink>
  ) : (
    <ButtonAnchor href={link} target="_blank" rel="noopener">
      {label}
    </ButtonAnchor>
  )
}

function isFor({ audience }: Announcement, role: Session['role']): boolean {
  return audience === 'everyone' || role === (audience === 'learners' ? 'user' : 'mentor')
}
