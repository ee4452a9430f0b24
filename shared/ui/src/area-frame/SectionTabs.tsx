import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Container } from '../layout'
import { TabLinks } from '../tabs/TabLinks'
import { media, space } from '../theme'
import type { AreaItem } from './area'
import { currentOf, entryWithTabsAt } from './currentTab'

/** Links above the page to the other pages of the current navigation entry. */
export function SectionTabs({ items }: { items: AreaItem[] }) {
  const { pathname } = useLocation()
  const item = entryWithTabsAt(items, pathname)
  if (!item) return null
  const current = currentOf(item.tabs!, pathname)
  return (
    <Place>
      <TabLinks
        key={item.to}
        label={item.label}
        tabs={item.tabs!.map((tab) => ({ ...tab, isCurrent: tab === current }))}
      />
    </Place>
  )
}

const Place = styled(Container)`
  ${media.tabletUp} {
    padding-top: ${space[3]};
  }
`
