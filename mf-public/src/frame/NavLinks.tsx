import { paths } from '@mentor-connect/contract/remote'
import { useNavigation } from '@mentor-connect/ui/slots'
import { TARGET, color, font, media, motion, radius, space } from '@mentor-connect/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const LINKS = [
  { to: paths.home, label: 'public.nav.home' },
  { to: paths.about, label: 'public.nav.about' },
  { to: paths.mentors, label: 'public.nav.mentors' },
  { to: paths.resources, label: 'public.nav.resources' },
  { to: paths.verifyCertificate, label: 'public.nav.verifyCertificate' },
] as const

export function NavLinks({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const added = useNavigation('public.navigation')
  const own = LINKS.map(({ to, label }, index) => ({
    to: to as string,
    label: t(label),
    order: 10 * (index + 1),
  }))
  const links = [...own, ...added].sort((a, b) => a.order - b.order)
  return (
    <nav aria-label={t('public.nav.label')}>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Item to={to} end={to === paths.home} onClick={onFollow}>
              {label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  ${media.wideUp} {
    flex-direction: row;
  }
`

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${TARGET};
  padding: 0 ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    text-decoration: underline 3px;
    text-underline-offset: 0.5em;
  }
  ${media.wideUp} {
    padding: 0 ${space[2]};
  }
`
