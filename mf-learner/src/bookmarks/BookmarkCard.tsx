import { fileUrl } from '@mentor-connect/shared/api'
import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
import { truncate } from '@mentor-connect/shared/i18n'
import { paths } from '@mentor-connect/shared/remote'
import {
  Button,
  Card,
  CardTitle,
  CourseBanner,
  FieldError,
  MAIN_ID,
  Muted,
  Row,
  Tag,
  VisuallyHidden,
  color,
  space,
} from '@mentor-connect/shared/ui'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const DESCRIPTION_LIMIT = 100
const DOMAIN_LIMIT = 3

interface BookmarkCardProps {
  course: CourseSummary
  hasFailed: boolean
  onRemove: (course: CourseSummary) => void
}

/** A saved course. Removing it hands the focus to its neighbour, so that a keyboard does not start over. */
export function BookmarkCard({ course, hasFailed, onRemove }: BookmarkCardProps) {
  const t = useT()
  const handleRemove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget.closest('li'))
    onRemove(course)
  }

  return (
    <Item as="li" $padding={0}>
      <CourseBanner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Body>
        <CardTitle as="h2">
          <TitleLink to={paths.learner.bookmark(course._id)}>{course.title}</TitleLink>
        </CardTitle>
        <Muted>{truncate(course.description, DESCRIPTION_LIMIT)}</Muted>
        <Row $gap={2}>
          {course.domain.slice(0, DOMAIN_LIMIT).map((domain) => (
            <Tag key={domain}>{domain}</Tag>
          ))}
        </Row>
        <Foot>
          {hasFailed && <FieldError>{t('learner.bookmarks.failed')}</FieldError>}
          <Button $variant="danger" onClick={handleRemove}>
            <Trash2 size={18} aria-hidden />
            {t('learner.bookmarks.remove')}
            <VisuallyHidden>{course.title}</VisuallyHidden>
          </Button>
        </Foot>
      </Body>
    </Item>
  )
}

function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const target = neighbour?.querySelector('button') ?? document.getElementById(MAIN_ID)
  target?.focus()
}

const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
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
