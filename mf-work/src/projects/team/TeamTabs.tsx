import { TARGET, color, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { partQuery, type TeamPart } from './usePart'

interface TeamTabsProps {
  /** The part that is shown. */
  part: TeamPart
  parts: readonly TeamPart[]
}

/** Links to the parts of the page of a team. On a small screen they scroll sideways. */
export function TeamTabs({ part, parts }: TeamTabsProps) {
  const t = useT()
  return (
    <nav aria-label={t('projects.team.parts')}>
      <List>
        {parts.map((one) => (
          <li key={one}>
            <Tab
              to={{ search: partQuery(one) }}
              preventScrollReset
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`projects.part.${one}`)}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-bottom: 3px solid transparent;
  color: ${color.text};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-current] {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`
