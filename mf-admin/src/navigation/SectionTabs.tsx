import { color, Container, font, space } from '@mentor-connect/ui'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { NavLink, useLocation } from 'react-router-dom'
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
    <Container>
      <Bar aria-label={t('admin.nav.tabs')}>
        {tabs.map((path) => (
          <Tab key={path} to={path} end>
            {t(`admin.nav.${path}`)}
          </Tab>
        ))}
      </Bar>
    </Container>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding-top: ${space[3]};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(NavLink)`
  min-height: 2.75rem;
  padding: ${space[2]} ${space[4]};
  border-bottom: 3px solid transparent;
  margin-bottom: -1px;
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
  }
  &[aria-current='page'] {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`
