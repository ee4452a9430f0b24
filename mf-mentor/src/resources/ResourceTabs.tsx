import { color, font, media, space } from '@mentor-connect/ui'
import { paths } from '@mentor-connect/contract/remote'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The tabs *All Resources* and *Add New*. They are links, because each opens a separate page. */
export function ResourceTabs() {
  const t = useT()
  return (
    <Bar aria-label={t('mentor.resources.tabs')}>
      <Tab to={paths.mentorArea.resources} end>
        {t('mentor.resources.all')}
      </Tab>
      <Tab to={paths.mentorArea.addResource}>{t('mentor.resources.add')}</Tab>
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  gap: ${space[2]};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(NavLink)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${space[2]};
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
  ${media.tabletUp} {
    flex: none;
    padding-inline: ${space[5]};
  }
`
