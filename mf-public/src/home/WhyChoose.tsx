import { CardTitle, Muted, Stack, color, media, radius, space } from '@mentor-connect/shared/ui'
import { Compass, LibraryBig, UsersRound } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Section } from '../page-layout/Section'

const REASONS = [
  { icon: Compass, title: 'public.home.why.guidance', text: 'public.home.why.guidanceText' },
  { icon: LibraryBig, title: 'public.home.why.resources', text: 'public.home.why.resourcesText' },
  { icon: UsersRound, title: 'public.home.why.community', text: 'public.home.why.communityText' },
] as const

export function WhyChoose() {
  const t = useT()
  return (
    <Section tone="raised" title={t('public.home.why.title')} intro={t('public.home.why.intro')}>
      <Reasons>
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Sign>
              <Icon size={28} aria-hidden />
            </Sign>
            <Stack $gap={2}>
              <CardTitle>{t(title)}</CardTitle>
              <Muted>{t(text)}</Muted>
            </Stack>
          </li>
        ))}
      </Reasons>
    </Section>
  )
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[10]};
  }

  li {
    display: flex;
    gap: ${space[4]};
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.warning};
`
