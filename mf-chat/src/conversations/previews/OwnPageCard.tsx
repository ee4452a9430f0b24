import { useEndpoint } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getOpening } from '@mentor-connect/contract/work/openings'
import { languageOf } from '@mentor-connect/i18n'
import { font, radius, space } from '@mentor-connect/ui'
import { BookOpen, Briefcase, Route, UserRound, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { OwnPage, PageKind } from './ownPage'

const ICONS: Record<PageKind, LucideIcon> = {
  course: BookOpen,
  mentor: UserRound,
  opening: Briefcase,
  path: Route,
}

/** A card with the title of a page of this site to which a message links. Nothing is shown if the page does not exist. */
export function OwnPageCard({ page }: { page: OwnPage }) {
  const t = useT()
  const title = useTitle(page)
  const Icon = ICONS[page.kind]
  if (!title) return null
  return (
    <Card to={page.path}>
      <Icon size={22} aria-hidden />
      <Words>
        <Kind>{t(`chat.page.${page.kind}`)}</Kind>
        <span lang={languageOf(title)}>{title}</span>
      </Words>
    </Card>
  )
}

/** The title of the page, from the API; undefined until it is known. */
function useTitle({ kind, id }: OwnPage): string | undefined {
  const course = useEndpoint(getCourse, kind === 'course' ? { params: { id } } : null)
  const mentor = useEndpoint(getMentor, kind === 'mentor' ? { params: { id } } : null)
  const opening = useEndpoint(getOpening, kind === 'opening' ? { params: { id } } : null)
  const path = useEndpoint(getSkillPath, kind === 'path' ? { params: { slug: id } } : null)
  return course.data?.title ?? mentor.data?.name ?? opening.data?.title ?? path.data?.title
}

const Card = styled(Link)`
  flex: 1 1 100%;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  margin-top: ${space[1]};
  padding: ${space[2]};
  border: 1px solid currentColor;
  border-radius: ${radius.medium};
  color: inherit;
  text-decoration: none;

  svg {
    flex: none;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Kind = styled.span`
  font-size: ${font.size.small};
`
