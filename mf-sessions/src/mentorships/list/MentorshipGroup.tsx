import type { Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { useFormats } from '@mentor-connect/i18n'
import { Row, SectionTitle, Stack, Tag } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../messages/useT'
import { MentorshipCard } from '../mentorship-card/MentorshipCard'

interface MentorshipGroupProps {
  kind: 'mine' | 'active' | 'theirs'
  mentorships: Mentorship[]
}

export function MentorshipGroup({ kind, mentorships }: MentorshipGroupProps) {
  const t = useT()
  const { number } = useFormats()
  const id = useId()
  if (mentorships.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row $gap={2}>
        <SectionTitle id={id}>{t(`mentorship.group.${kind}`)}</SectionTitle>
        <Tag $tone="neutral">{number(mentorships.length)}</Tag>
      </Row>
      <Stack as="ul" $gap={3} aria-labelledby={id}>
        {mentorships.map((mentorship) => (
          <MentorshipCard key={mentorship.id} mentorship={mentorship} />
        ))}
      </Stack>
    </Stack>
  )
}
