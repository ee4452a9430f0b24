import { fileUrl } from '@mentor-connect/api'
import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { OPEN_STATES, PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { Avatar, Columns, Skeleton, Stack, Tag, Title, lazyPart, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { useTopicName } from '../useTopicName'
import { HistoryList } from './HistoryList'
import { NextCard } from './NextCard'
import { ProgressSteps } from './ProgressSteps'
import { RequestTexts } from './RequestTexts'
import { TogetherLinks } from './TogetherLinks'

const SharedPlanCard = lazyPart(
  () =>
    import(/* webpackChunkName: "shared-plan" */ '../shared-plan/SharedPlanCard').then(
      (module) => module.SharedPlanCard,
    ),
  <Skeleton $height="12rem" />,
)

const AttachedCard = lazyPart(
  () =>
    import(/* webpackChunkName: "attached" */ '../attachments/AttachedCard').then(
      (module) => module.AttachedCard,
    ),
  null,
)

interface MentorshipViewProps {
  mentorship: MentorshipDetails
  onChanged: (mentorship: MentorshipDetails) => void
}

/** The state of a mentorship, the next step, the texts of the request, and the history. */
export function MentorshipView({ mentorship, onChanged }: MentorshipViewProps) {
  const t = useT()
  const topicName = useTopicName()
  const { side } = useSide()
  const { partner, topic, state } = mentorship
  const isOpen = OPEN_STATES.some((open) => open === state)
  const isPlaced = PLACED_STATES.some((placed) => placed === state)
  return (
    <>
      <Head>
        <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={72} />
        <Stack $gap={2}>
          <Title>{t('mentorship.title', { name: partner.name })}</Title>
          <div>
            <Tag>{topicName(topic)}</Tag>
          </div>
        </Stack>
      </Head>
      <ProgressSteps mentorship={mentorship} />
      <Columns $parts={[2, 1]}>
        <Stack $gap={6}>
          <NextCard mentorship={mentorship} onChanged={onChanged} />
          {side === 'mentor' && isPlaced && <SharedPlanCard mentorship={mentorship} />}
          <RequestTexts mentorship={mentorship} />
        </Stack>
        <Stack $gap={6}>
          {isOpen && <AttachedCard mentorship={mentorship} />}
          <TogetherLinks mentorship={mentorship} />
          <HistoryList mentorship={mentorship} />
        </Stack>
      </Columns>
    </>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  overflow-wrap: anywhere;
  ${media.tabletUp} {
    gap: ${space[5]};
  }
`
