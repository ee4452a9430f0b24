import { BRAND, useLocale } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Brand, Container, Muted, Small, Stack, TARGET, color, font, media, space } from '@mentor-connect/ui'
import { Mail, MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { contact } from '../page-layout/contact'
import { SocialLinks } from './SocialLinks'

const QUICK_LINKS = [
  { to: paths.home, label: 'public.nav.home' },
  { to: paths.about, label: 'public.nav.about' },
  { to: paths.mentorDirectory, label: 'public.nav.mentors' },
  { to: paths.resources, label: 'public.nav.resources' },
  { to: paths.careers, label: 'public.nav.careers' },
  { to: paths.workshops, label: 'public.nav.workshops' },
  { to: paths.openings, label: 'public.nav.openings' },
  { to: paths.community, label: 'public.nav.community' },
  { to: paths.help, label: 'public.nav.help' },
] as const

export function Footer() {
  const t = useT()
  const locale = useLocale()
  return (
    <Ground {...LAID_OUT_LATER}>
      <Columns>
        <Stack $gap={4}>
          <Brand />
          <Muted>{t('public.footer.about')}</Muted>
          <SocialLinks />
        </Stack>
        <nav aria-label={t('public.footer.quickLinks')}>
          <Heading>{t('public.footer.quickLinks')}</Heading>
          <Links>
            {QUICK_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Line as={Link} to={to} onClick={() => window.scrollTo(0, 0)}>
                  {t(label)}
                </Line>
              </li>
            ))}
          </Links>
        </nav>
        <div>
          <Heading>{t('public.footer.contact')}</Heading>
          <address>
            <Line href={`mailto:${contact.email}`}>
              <Mail size={18} aria-hidden /> {contact.email}
            </Line>
            <Line href={`tel:${contact.phone.replaceAll(' ', '')}`}>
              <Phone size={18} aria-hidden /> {contact.phone}
            </Line>
            <Line as="p">
              <MapPin size={18} aria-hidden /> {t('public.footer.address')}
            </Line>
          </address>
        </div>
      </Columns>
      <Copyright>
        {/* The year may differ in the browser: after New Year, or in another time zone. */}
        <Small suppressHydrationWarning>
          {t('public.footer.copyright', { year: String(new Date().getFullYear()), brand: BRAND[locale] })}
        </Small>
        <LegalLinks aria-label={t('public.footer.legal')}>
          <Line as={Link} to={paths.privacy} onClick={() => window.scrollTo(0, 0)}>
            {t('public.privacy.title')}
          </Line>
          <Line as={Link} to={paths.terms} onClick={() => window.scrollTo(0, 0)}>
            {t('public.terms.title')}
          </Line>
        </LegalLinks>
      </Copyright>
    </Ground>
  )
}

const Ground = styled.footer`
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[8]} ${space[5]};
  ${media.tabletUp} {
    gap: ${space[10]};
    padding-block: ${space[12]};
    grid-template-columns: 2fr 1fr 1.4fr;
  }

  address {
    font-style: normal;
  }
`

const Links = styled.ul`
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[4]};
  }
`

const Heading = styled.h2`
  ${media.tabletUp} {
    margin-bottom: ${space[2]};
  }
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
`

const Line = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  color: ${color.text};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    color: ${color.primary};
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`

const Copyright = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[3]};
  ${media.tabletUp} {
    padding-block: ${space[5]};
  }
  border-top: 1px solid ${color.border};
`

const LegalLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]};
`
