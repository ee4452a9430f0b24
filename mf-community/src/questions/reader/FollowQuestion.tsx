import { call, useAttempt } from '@mentor-connect/api'
import { followQuestion } from '@mentor-connect/contract/community/own'
import { Button } from '@mentor-connect/ui'
import { Bell, BellOff } from 'lucide-react'
import { ActFailure } from './ActFailure'
import { useReaderT } from './useReaderT'

interface FollowQuestionProps {
  id: string
  isFollowed: boolean
  onChanged: () => void
}

/** Follows a question, or stops following it. */
export function FollowQuestion({ id, isFollowed, onChanged }: FollowQuestionProps) {
  const t = useReaderT()
  const { attempt, isBusy, failure } = useAttempt()
  const handleClick = () =>
    attempt(async () => {
      await call(followQuestion, { params: { id }, body: { follows: !isFollowed } })
      onChanged()
    })
  const Icon = isFollowed ? BellOff : Bell
  return (
    <>
      <Button
        $variant="secondary"
        $inactive={isBusy}
        title={t('community.act.followHint')}
        onClick={() => void handleClick()}
      >
        <Icon size={18} aria-hidden />
        {t(isFollowed ? 'community.act.unfollow' : 'community.act.follow')}
      </Button>
      <ActFailure failure={failure} />
    </>
  )
}
