import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { breakpoint, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { MentorTile } from './MentorTile'
import { Section, type SectionProps } from '../course-cards/Section'

interface MentorSectionProps extends SectionProps<Mentor[]> {
  /** The loaded mentors that match; undefined while loading. */
  mentors: Mentor[] | undefined
}

export function MentorSection({ mentors = [], ...section }: MentorSectionProps) {
  return (
    <Section {...section} isEmpty={mentors.length === 0}>
      <Grid>
        {mentors.map((mentor) => (
          <MentorTile key={mentor._id} mentor={mentor} />
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: ${breakpoint.wide}px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
