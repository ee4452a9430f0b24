import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Container, Lead, Row, color, font, media, space } from '@mentor-connect/ui'
import { BadgeCheck, Languages, Sprout } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { HeroIllustration } from './HeroIllustration'

const PROMISES = [
  { icon: Sprout, text: 'public.home.hero.free' },
  { icon: BadgeCheck, text: 'public.home.hero.verified' },
  { icon: Languages, text: 'public.home.hero.languages' },
] as const

export function Hero() {
  const t = useT()
  return (
    <Ground>
      <Columns>
        <Words>
          <Eyebrow>{t('public.home.hero.eyebrow')}</Eyebrow>
          <Headline>{t('public.home.hero.title')}</Headline>
          <Lead>{t('public.home.hero.intro')}</Lead>
          <Actions>
            <ButtonLink to={paths.signUp}>{t('public.home.hero.start')}</ButtonLink>
            <ButtonLink to={paths.mentorDirectory} $variant="secondary">
              {t('public.home.hero.meet')}
            </ButtonLink>
          </Actions>
          <Promises>
            {PROMISES.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={20} aria-hidden />
                {t(text)}
              </li>
            ))}
          </Promises>
        </Words>
        <HeroIllustration />
      </Columns>
    </Ground>
  )
}

const Ground = styled.section`
  background: linear-gradient(180deg, ${color.surface}, ${color.background});
`

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[4]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${space[10]};
    padding-block: ${space[8]};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${media.tabletUp} {
    gap: ${space[6]};
  }
`

/** On phones the buttons share the width, side by side if both fit. */
const Actions = styled(Row)`
  ${media.belowTablet} {
    gap: ${space[2]};

    & > * {
      flex: 1 0 auto;
      padding-inline: ${space[3]};
    }
  }
`

const Eyebrow = styled.p`
  color: ${color.primary};
  font-weight: ${font.weight.semibold};
`

const Headline = styled.h1`
  font-family: ${font.display};
  font-size: calc(${font.size.hero} * 0.9);
  font-weight: ${font.weight.bold};
  line-height: 1.12;
  letter-spacing: -0.01em;

  :lang(hi) & {
    font-size: calc(${font.size.hero} * 0.8);
    letter-spacing: 0;
  }
`

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${color.muted};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`
