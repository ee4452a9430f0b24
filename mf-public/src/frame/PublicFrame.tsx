import { Main, SkipLink } from '@mentor-connect/ui'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { PagePart } from '../page-layout/PagePart'
import { Footer } from './Footer'
import { NAV_BAR_HEIGHT, NavBar } from './NavBar'

/** The frame of every page for visitors. */
export function PublicFrame() {
  return (
    <Column>
      <SkipLink />
      <NavBar />
      <Page>
        <Outlet />
      </Page>
      <PagePart>
        <Footer />
      </PagePart>
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-top: ${NAV_BAR_HEIGHT};
`

/** At least as high as the window, so that late content does not move the footer into or out of view. */
const Page = styled(Main)`
  flex: 1 0 auto;
  min-height: calc(100dvh - ${NAV_BAR_HEIGHT});
`
