import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Avatar } from '../Avatar'
import { VisuallyHidden } from '../layout'
import type { AreaParts } from './area'
import { RowLink, Word } from './AreaRow'
import { currentOf } from './currentTab'

interface PersonLinkProps extends Pick<AreaParts, 'items' | 'person'> {
  collapsed?: boolean
  onFollow?: () => void
}

/** A link to the signed-in person's profile. It is marked as the current page if no navigation entry is. */
export function PersonLink({ items, person, collapsed = false, onFollow }: PersonLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = !currentOf(items, pathname) && currentOf([person], pathname) !== undefined
  return (
    <RowLink
      to={person.to}
      aria-current={isCurrent ? 'page' : undefined}
      $collapsed={collapsed}
      onClick={onFollow}
    >
      <Avatar name={person.name} src={person.picture} size={32} />
      <Word collapsed={collapsed}>
        {person.label !== person.name && <VisuallyHidden>{person.label}: </VisuallyHidden>}
        <Name>{person.name}</Name>
      </Word>
    </RowLink>
  )
}

/** A long name takes two lines at most. A word that is too long ends in an ellipsis. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: normal;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
