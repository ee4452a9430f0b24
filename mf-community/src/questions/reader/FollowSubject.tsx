import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { followSubject, getOwnCommunity } from '@mentor-connect/contract/community/own'
import { Button, Small } from '@mentor-connect/ui'
import { Bell, BellOff } from 'lucide-react'
import { ActFailure } from './ActFailure'
import { useReaderT } from './useReaderT'

interface FollowSubjectProps {
  subject: string
  /** Name of the subject in the reader's language. */
  name: string
}

/** Follows a subject, whose new questions the weekly mail then names, or stops following it. */
export function FollowSubject({ subject, name }: FollowSubjectProps) {
  const t = useReaderT()
  const { data, setData } = useEndpoint(getOwnCommunity, {})
  const { attempt, isBusy, failure } = useAttempt()
  if (!data) return null
  const isFollowed = data.subjects.includes(subject)
  const handleClick = () =>
    attempt(async () => {
      await call(followSubject, { params: { subject }, body: { follows: !isFollowed } })
      const others = data.subjects.filter((id) => id !== subject)
      setData({ ...data, subjects: isFollowed ? others : [...others, subject] })
    })
  const Icon = isFollowed ? BellOff : Bell
  return (
    <>
      <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleClick()}>
        <Icon size={18} aria-hidden />
        {t(isFollowed ? 'community.act.unfollowSubject' : 'community.act.followSubject', { subject: name })}
      </Button>
      <ActFailure failure={failure} />
      <Small role="status">{isFollowed && t('community.act.followed')}</Small>
    </>
  )
}
