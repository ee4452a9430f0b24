import { Card, Muted, color, font, media, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { AuthIllustration } from './AuthIllustration'
import { CookieNotice } from './CookieNotice'

interface AuthLayoutProps {
  /** A text with a link to the other kind of account. Absent if the page itself offers this link. */
  aside?: { text: string; link: string; to: string; state?: unknown }
  children: ReactNode
}

/** A card with the form and, on a desktop, a picture with a short text next to it. */
export function AuthLayout({ aside, children }: AuthLayoutProps) {
  const t = useT()
  return (
    <PageColumn>
      <Box $padding={0}>
        <Side>
          <StickyAside>
            <AuthIllustration />
            <Pledge>{t('public.auth.promise')}</Pledge>
          </StickyAside>
        </Side>
        <Form>
          <CookieNotice />
          {aside && (
            <Muted>
              {aside.text}{' '}
              <Link to={aside.to} state={aside.state}>
                {aside.link}
              </Link>
            </Muted>
          )}
          {children}
        </Form>
      </Box>
    </PageColumn>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 62rem;
  margin-inline: auto;
  overflow: clip;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }
`

const Side = styled.div`
  display: none;
  ${media.desktopUp} {
    display: grid;
    align-items: center;
    padding: ${space[10]};
    background: ${color.primarySoft};
  }
`

/** Stays visible next to a form that is longer than the window. */
const StickyAside = styled.div`
  position: sticky;
  top: 20vh;
  bottom: 20vh;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

const Pledge = styled.p`
  font-family: ${font.display};
  font-size: ${font.size.h3};
  text-align: center;
`

const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[6]} ${space[5]};
  ${media.tabletUp} {
    padding: ${space[10]};
  }
`
