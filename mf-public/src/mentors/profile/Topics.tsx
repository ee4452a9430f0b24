import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { Row, SubjectTag, TARGET } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The topics that the mentor helps with. Subjects of the catalogue link to their courses; other words are plain text.
 */
export function Topics({ domains }: { domains: string[] }) {
  const { session } = useSession()
  const catalogue = session.role === 'user' ? paths.learner.resources : paths.resources
  return (
    <Row $gap={2}>
      {domains.map((domain) => {
        const to = session.role === 'mentor' ? undefined : pathOf(domain, catalogue)
        return to ? (
          <TopicLink key={domain} to={to}>
            <SubjectTag subject={domain} />
          </TopicLink>
        ) : (
          <SubjectTag key={domain} subject={domain} />
        )
      })}
    </Row>
  )
}

/** Path of the courses of a subject; undefined for words that are not in the catalogue. */
function pathOf(domain: string, catalogue: string): string | undefined {
  const known = SUBJECT_NAMES.find(({ en, hi }) => en === domain || hi === domain)
  return known && `${catalogue}?${new URLSearchParams({ domain: known.en }).toString()}`
}

const TopicLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`
