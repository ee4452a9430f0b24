import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { followSubject, getOwnCommunity, setCommunityMail } from '@mentor-connect/contract/community/own'
import { useLearner } from '@mentor-connect/contract/auth'
import { Button, Switch, VisuallyHidden } from '@mentor-connect/ui'
import { Bell, BellOff } from 'lucide-react'
import styled from 'styled-components'
import { ActFailure } from './ActFailure'
import { useReaderT } from './useReaderT'

interface FollowSubjectProps {
  subject: string
  /** Name of the subject in the reader's language. */
  name: string
}

/** Follows a subject, or stops following it. People who follow a subject can turn on the weekly mail. */
export function FollowSubject({ subject, name }: FollowSubjectProps) {
  const t = useReaderT()
  const { data, setData } = useEndpoint(getOwnCommunity, {})
  const isLearner = useLearner() !== null
  const { attempt, isBusy, failure } = useAttempt()
  if (!data) return null
  const isFollowed = data.subjects.includes(subject)
  const handleClick = () =>
    attempt(async () => {
      await call(followSubject, { params: { subject }, body: { follows: !isFollowed } })
      const others = data.subjects.filter((id) => id !== subject)
      setData({ ...data, subjects: isFollowed ? others : [...others, subject] })
    })
  const handleMail = (isOn: boolean) =>
    attempt(async () => {
      await call(setCommunityMail, { body: { isOn } })
      setData({ ...data, hasWeeklyMail: isOn })
    })
  const Icon = isFollowed ? BellOff : Bell
  return (
    <>
      <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleClick()}>
        <Icon size={18} aria-hidden />
        {t(isFollowed ? 'community.act.unfollowSubject' : 'community.act.followSubject', { subject: name })}
      </Button>
      <ActFailure failure={failure} />
      <VisuallyHidden role="status">
        {isFollowed && t('community.act.followed', { subject: name })}
      </VisuallyHidden>
      {isFollowed && (
        <OwnLine>
          <Switch
            label={t('community.act.mail')}
            hint={t(isLearner ? 'community.act.mailHintLearner' : 'community.act.mailHint')}
            checked={data.hasWeeklyMail}
            disabled={isBusy}
            onChange={(isOn) => void handleMail(isOn)}
          />
        </OwnLine>
      )}
    </>
  )
}

/** The switch takes a line of its own below the buttons of the page. */
const OwnLine = styled.div`
  flex-basis: 100%;
  max-width: 40rem;
`
