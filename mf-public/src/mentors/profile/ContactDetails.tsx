import { useSession } from '@mentor-connect/contract/auth'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { logInAndReturn } from '@mentor-connect/contract/remote'
import { Card, Muted, Stack, TARGET, VisuallyHidden, font, space } from '@mentor-connect/ui'
import { Globe, Mail, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

const PHONE_PREFIX = '+91'

export function ContactDetails({ mentor: { email, mobile, social, showsContact } }: { mentor: Mentor }) {
  const t = useT()
  const location = useLocation()
  const { session } = useSession()
  const withoutContact = () =>
    session.role || showsContact === false ? (
      t('public.profile.contactPrivate')
    ) : (
      <Link {...logInAndReturn(location)}>{t('public.profile.contactHidden')}</Link>
    )
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Heading>{t('public.profile.contact')}</Heading>
        {!email && !mobile && <Muted>{withoutContact()}</Muted>}
        {email && (
          <Line href={`mailto:${email}`}>
            <Mail size={20} aria-hidden /> {email}
          </Line>
        )}
        {mobile && (
          <Line href={`tel:${PHONE_PREFIX}${mobile}`}>
            <Phone size={20} aria-hidden /> {PHONE_PREFIX} {mobile}
          </Line>
        )}
        {social.map((address) => (
          <Line key={address} href={webAddress(address)} target="_blank" rel="noopener noreferrer nofollow">
            <Globe size={20} aria-hidden /> {address}
            <VisuallyHidden>{t('public.newTab')}</VisuallyHidden>
          </Line>
        ))}
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`

const Line = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`

/** Converts a social link, stored as `host/path`, to a URL. */
export function webAddress(address: string): string {
  return /^https?:\/\//.test(address) ? address : `https://${address}`
}
