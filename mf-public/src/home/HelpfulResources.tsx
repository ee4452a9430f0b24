import { paths } from '@mentor-connect/contract/remote'
import { CardGrid, breakpoint, font, media, motion, space } from '@mentor-connect/ui'
import { BriefcaseBusiness, FileText, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled, { css, keyframes } from 'styled-components'
import { useT } from './messages/useT'
import { IconCard } from '../page-layout/IconCard'
import { scrollRowBelow } from '../page-layout/scrollRow'
import { Section } from '../page-layout/Section'
import { useStagger } from './useStagger'

const STAGGER_S = 0.2

const CARDS = [
  {
    subject: 'career',
    icon: FileText,
    title: 'public.home.help.career',
    text: 'public.home.help.careerText',
    also: { to: paths.projects, label: 'public.home.help.projects' },
  },
  {
    subject: 'jobs',
    icon: BriefcaseBusiness,
    title: 'public.home.help.jobs',
    text: 'public.home.help.jobsText',
    also: { to: paths.openings, label: 'public.home.help.openings' },
  },
  {
    subject: 'skills',
    icon: TrendingUp,
    title: 'public.home.help.skills',
    text: 'public.home.help.skillsText',
    also: { to: paths.skillPaths, label: 'public.home.help.paths' },
  },
] as const

export function HelpfulResources() {
  const t = useT()
  const { list, entering } = useStagger<HTMLUListElement>()
  return (
    <Section title={t('public.home.help.title')}>
      <Three ref={list}>
        {CARDS.map(({ subject, icon, title, text, also }, index) => (
          <Item key={subject} $entering={entering} style={{ animationDelay: `${index * STAGGER_S}s` }}>
            <IconCard icon={icon} title={t(title)} text={t(text)} tone="accent">
              <Also to={also.to}>{t(also.label)}</Also>
              <Explore to={paths.resourcesOf(subject)}>{t('public.home.help.explore')}</Explore>
            </IconCard>
          </Item>
        ))}
      </Three>
    </Section>
  )
}

/** Three columns if there is room, because two would leave one card alone; on phones a row that scrolls sideways. */
const Three = styled(CardGrid)`
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${scrollRowBelow(breakpoint.mobile)}
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`

const Item = styled.li<{ $entering: boolean }>`
  ${({ $entering }) =>
    $entering &&
    css`
      animation: ${rise} ${motion.normal} backwards;
    `}
  ${media.reducedMotion} {
    animation: none;
  }
`

/** The link to the product's own page on the subject. */
const Also = styled(Link)`
  align-self: flex-start;
  padding-block: ${space[2]};
`

const Explore = styled(Also)`
  margin-top: auto;
  ${media.belowTablet} {
    margin-bottom: calc(-1 * ${space[2]});
  }
  font-weight: ${font.weight.semibold};
`
