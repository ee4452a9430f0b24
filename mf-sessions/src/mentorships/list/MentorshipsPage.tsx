import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, LoadFailed, Skeleton, Stack, StaleNotice, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { MentorRoomCard } from '../own-room/MentorRoomCard'
import { PlacesCard } from '../places/PlacesCard'
import { useSide } from '../useSide'
import { ClosedMentorships } from './ClosedMentorships'
import { MentorshipGroup } from './MentorshipGroup'
import { NoMentorships } from './NoMentorships'
import { useOpenMentorships } from './useOpenMentorships'

/** The mentorships of a learner or a mentor. Those that wait for this person come first. */
export default function MentorshipsPage() {
  const t = useT()
  const { side } = useSide()
  const { session } = useSession()
  const open = useOpenMentorships(side)
  const { groups, failed } = open
  return (
    <AreaPage>
      <PageTitle>{t('mentorship.list.title')}</PageTitle>
      <header>
        <Title>{t('mentorship.list.title')}</Title>
        <Lead>{t(`mentorship.list.lead.${side}`)}</Lead>
      </header>
      {failed?.error &&
        (groups ? (
          <StaleNotice onRetry={open.retry} />
        ) : (
          <LoadFailed error={failed.error} onRetry={open.retry} />
        ))}
      {!groups && !failed && (
        <Stack>
          <Skeleton $height="8rem" />
          <Skeleton $height="8rem" />
        </Stack>
      )}
      {groups && (
        <>
          <MentorshipGroup kind="mine" mentorships={groups.mine} />
          <MentorshipGroup kind="active" mentorships={groups.active} />
          <MentorshipGroup kind="theirs" mentorships={groups.theirs} />
          {groups.count === 0 && session.data && <NoMentorships ownId={session.data._id} />}
        </>
      )}
      {side === 'mentor' && <PlacesCard />}
      {side === 'mentor' && <MentorRoomCard />}
      {groups && <ClosedMentorships />}
    </AreaPage>
  )
}
