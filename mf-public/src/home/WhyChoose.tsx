import { paths } from '@mentor-connect/contract/remote'
import { color, media, space } from '@mentor-connect/ui'
import { Compass, LibraryBig, UsersRound } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { Section } from '../page-layout/Section'
import { IconPoints, Sign, type IconPoint } from './IconPoints'

const REASONS = [
  {
    icon: Compass,
    title: 'public.home.why.guidance',
    text: 'public.home.why.guidanceText',
    to: paths.mentorDirectory,
  },
  {
    icon: LibraryBig,
    title: 'public.home.why.resources',
    text: 'public.home.why.resourcesText',
    to: paths.resources,
  },
  {
    icon: UsersRound,
    title: 'public.home.why.community',
    text: 'public.home.why.communityText',
    to: paths.community,
  },
] as const satisfies readonly IconPoint[]

export function WhyChoose() {
  const t = useT()
  return (
    <Section tone="raised" title={t('public.home.why.title')} intro={t('public.home.why.intro')}>
      <Reasons>
        <IconPoints points={REASONS} />
      </Reasons>
    </Section>
  )
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${media.desktopUp} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[10]};
  }

  li {
    display: flex;
    gap: ${space[4]};
  }

  ${Sign} {
    width: 3rem;
    height: 3rem;
    background: ${color.accentSoft};
    color: ${color.warning};
  }
`
