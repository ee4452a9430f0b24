import { fileUrl, useEndpoint } from '@mentor-connect/api'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { Avatar, CardGrid, CardTitle, CoverLink, Muted, Tag } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { PORTRAIT_SIZE, PersonCard, PersonPortrait, PersonText } from '../page-layout/PersonCard'
import { useMentorPath } from '../page-layout/useMentorPath'
import { Portrait } from '../portraits/Portrait'
import { sixMentors } from './listedMentors'

type StaticMentor = (typeof sixMentors)[number]

/** Six mentors whose data is part of this page's texts. Those who are in the directory link to their profiles. */
export function SixMentors() {
  const t = useT()
  // If the directory is loading or fails to load, the page is complete but has no links.
  const { data: directory } = useEndpoint(getMentors, {})
  const listedAs = ({ id, profile }: StaticMentor) =>
    directory?.find(({ _id }) => _id === profile) ??
    directory?.find(({ name }) => name === t(`public.mentors.${id}.name`))
  return (
    <CardGrid>
      {sixMentors.map((mentor) => (
        <li key={mentor.id}>
          <StaticCard mentor={mentor} listed={listedAs(mentor)} />
        </li>
      ))}
    </CardGrid>
  )
}

interface StaticCardProps {
  mentor: StaticMentor
  /** The mentor's entry in the directory; undefined if there is none. */
  listed: { _id: string; profile?: string } | undefined
}

function StaticCard({ mentor: { id, look }, listed }: StaticCardProps) {
  const t = useT()
  const mentorPath = useMentorPath()
  const name = t(`public.mentors.${id}.name`)
  return (
    <Card as="article">
      <PersonPortrait $size="9rem">
        {listed?.profile ? (
          <Avatar name={name} src={fileUrl(listed.profile)} size={PORTRAIT_SIZE} />
        ) : (
          <Portrait look={look} />
        )}
      </PersonPortrait>
      <PersonText>
        <CardTitle as="h2">
          {listed ? <CoverLink to={mentorPath(listed._id)}>{name}</CoverLink> : name}
        </CardTitle>
        <Muted>{t(`public.mentors.${id}.job`)}</Muted>
        <Tag>{t(`public.mentors.${id}.field`)}</Tag>
      </PersonText>
    </Card>
  )
}

const Card = styled(PersonCard)`
  position: relative;
`
