import { fileUrl } from '@mentor-connect/api'
import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { languageOf, truncate } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  CardTitle,
  CourseCardShell,
  DomainTags,
  FieldError,
  MAIN_ID,
  Muted,
  VisuallyHidden,
  color,
  media,
  space,
} from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { compactCard } from '../course-cards/compactCard'
import { useT } from '../messages/useT'

const DESCRIPTION_LIMIT = 100
const DOMAINS_SHOWN = 3

interface BookmarkCardProps {
  course: CourseSummary
  hasFailed: boolean
  onRemove: (course: CourseSummary) => void
}

/** A saved course. After removing it, the focus moves to a neighbouring card. */
export function BookmarkCard({ course, hasFailed, onRemove }: BookmarkCardProps) {
  const t = useT()
  const handleRemove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget.closest('li'))
    onRemove(course)
  }

  return (
    <Shell tag="li" title={course.title} banner={course.banner && fileUrl(course.banner)}>
      <CardTitle as="h2">
        <TitleLink to={paths.learner.bookmark(course._id)} lang={languageOf(course.title, course.language)}>
          {course.title}
        </TitleLink>
      </CardTitle>
      <Muted lang={languageOf(course.description, course.language)}>
        {truncate(course.description, DESCRIPTION_LIMIT)}
      </Muted>
      <DomainTags domains={course.domain} max={DOMAINS_SHOWN} />
      <Foot>
        {hasFailed && <FieldError>{t('learner.bookmarks.failed')}</FieldError>}
        <Button $variant="danger" onClick={handleRemove}>
          <Trash2 size={18} aria-hidden />
          {t('learner.bookmarks.remove')}
          <VisuallyHidden lang={languageOf(course.title, course.language)}>{course.title}</VisuallyHidden>
        </Button>
      </Foot>
    </Shell>
  )
}

function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const target = neighbour?.querySelector('button') ?? document.getElementById(MAIN_ID)
  target?.focus()
}

const Shell = styled(CourseCardShell)`
  ${media.belowTablet} {
    ${compactCard}
  }
`

const TitleLink = styled(Link)`
  color: ${color.text};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[2]};
`
