import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Container } from '../layout'
import { color, font, media, space } from '../theme'
import type { AreaItem } from './area'
import { currentOf, entryWithTabsAt } from './currentTab'

/** Links to the other pages of the current entry, above the page. */
export function SectionTabs({ items }: { items: AreaItem[] }) {
  const { pathname } = useLocation()
  const item = entryWithTabsAt(items, pathname)
  if (!item) return null
  const current = currentOf(item.tabs!, pathname)
  return (
    <Container>
      <Bar aria-label={item.label}>
        {item.tabs!.map((tab) => (
          <Tab key={tab.to} to={tab.to} aria-current={tab === current ? 'page' : undefined}>
            {tab.label}
            {tab.badge && <Count>{tab.badge}</Count>}
          </Tab>
        ))}
      </Bar>
    </Container>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid ${color.border};
  ${media.tabletUp} {
    padding-top: ${space[3]};
  }
`

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: 1 1 auto;
  min-height: 2.75rem;
  padding: ${space[2]};
  border-bottom: 3px solid transparent;
  margin-bottom: -1px;
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
  text-align: center;
  text-decoration: none;

  &:hover {
    color: ${color.primary};
  }
  &[aria-current='page'] {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  ${media.tabletUp} {
    flex: none;
    padding-inline: ${space[5]};
  }
`

const Count = styled.span`
  display: flex;
`
