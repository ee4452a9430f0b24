import { Container, TabLinks, space } from '@mentor-connect/ui'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { tabsOf } from '../operator/sections'

/** Links to the other lists of a section. */
export function SectionTabs({ role }: { role: OperatorRole }) {
  const t = useT()
  const { pathname } = useLocation()
  const tabs = tabsOf(role, pathname)
  if (tabs.length === 0) return null
  return (
    <Place>
      <TabLinks
        key={tabs[0]}
        label={t('admin.nav.tabs')}
        tabs={tabs.map((to) => ({ to, label: t(`admin.nav.${to}`), isCurrent: to === pathname }))}
      />
    </Place>
  )
}

const Place = styled(Container)`
  padding-top: ${space[3]};
`
