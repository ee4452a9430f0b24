import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CourseBanner } from './CourseBanner'
import { Card, Row } from './layout'
import { SubjectTag } from './SubjectTag'
import { space } from './theme'

interface CourseCardShellProps {
  tag: 'li' | 'article'
  title: string
  /** URL of the course's picture. */
  banner?: string
  className?: string
  'aria-labelledby'?: string
  /** The content below the picture. */
  children: ReactNode
}

/** The card of a course: its picture, and a body that fills the remaining height. */
export function CourseCardShell({ tag, title, banner, children, ...box }: CourseCardShellProps) {
  return (
    <Box as={tag} $padding={0} {...box}>
      <CourseBanner title={title} src={banner} />
      <Body>{children}</Body>
    </Box>
  )
}

const DOMAINS_SHOWN = 2

interface DomainTagsProps {
  domains: string[]
  /** Maximum number of domains that are shown. */
  max?: number
  /** Shown before the domains. */
  children?: ReactNode
}

/** The first domains of a course. */
export function DomainTags({ domains, max = DOMAINS_SHOWN, children }: DomainTagsProps) {
  return (
    <Row $gap={2}>
      {children}
      {domains.slice(0, max).map((domain) => (
        <SubjectTag key={domain} subject={domain} />
      ))}
    </Row>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[5]};
`
