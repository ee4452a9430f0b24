import styled from 'styled-components'
import { Avatar } from '../Avatar'
import { VisuallyHidden } from '../layout'
import { needsProfileLink, type AreaParts } from './area'
import { RowLink, Word } from './AreaRow'

interface PersonLinkProps extends Pick<AreaParts, 'items' | 'person'> {
  collapsed?: boolean
  onFollow?: () => void
}

/** The signed-in person; a link to the profile unless the navigation has one. */
export function PersonLink({ items, person, collapsed = false, onFollow }: PersonLinkProps) {
  if (!needsProfileLink({ items, person })) return null
  return (
    <RowLink to={person.to} $collapsed={collapsed} onClick={onFollow}>
      <Avatar name={person.name} src={person.picture} size={32} />
      <Word collapsed={collapsed}>
        <VisuallyHidden>{person.label}: </VisuallyHidden>
        <Name>{person.name}</Name>
      </Word>
    </RowLink>
  )
}

/** A long name takes two lines at most, and does not push the navigation away. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
