import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { AreaHeader } from './area-frame/AreaHeader'
import type { AreaItem, AreaPerson } from './area-frame/area'
import { SectionTabs } from './area-frame/SectionTabs'
import { Sidebar } from './area-frame/Sidebar'
import { TabBar } from './area-frame/TabBar'
import { Button } from './Button'
import { Notice } from './Notice'
import { Container } from './layout'
import { Main, SkipLink } from './SkipLink'
import { breakpoint, space } from './theme'
import { useMedia } from './useMedia'
import { useSignOut } from './useSignOut'

interface AreaFrameProps {
  /** Accessible name of the navigation. */
  label: string
  /** URL to which the brand links. */
  home: string
  items: AreaItem[]
  /** Links beside the person's picture, shown as icons. */
  header?: AreaItem[]
  person: AreaPerson
  onSignOut: () => Promise<void>
  children: ReactNode
}

/**
 * The frame of a signed-in area. On wide screens it has a sidebar; below 768 px a header with a drawer, and a tab
 * bar. If the page is one of several tabs of its navigation entry, links to those tabs are above it. Pages provide
 * their own `Container`.
 */
export function AreaFrame({ children, onSignOut, header = [], ...rest }: AreaFrameProps) {
  const t = useSharedT()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const isInstalled = useMedia('(display-mode: standalone)')
  const signOut = useSignOut(onSignOut)
  const area = { ...rest, header, signOut }

  return (
    <Layout $narrow={isNarrow}>
      <SkipLink />
      {!isNarrow && <Sidebar {...area} />}
      {isNarrow && <AreaHeader {...area} isInstalled={isInstalled} />}
      {isNarrow && <TabBar {...area} />}
      <Content>
        <SectionTabs items={area.items} />
        {signOut.hasFailed && (
          <Top>
            <Notice tone="danger">
              {t('ui.signOut.failed')}{' '}
              <Button $variant="ghost" $small onClick={signOut.run} $inactive={signOut.isBusy}>
                {t('ui.retry')}
              </Button>
            </Notice>
          </Top>
        )}
        {children}
      </Content>
    </Layout>
  )
}

const Layout = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: ${({ $narrow }) => ($narrow ? 'column' : 'row')};
  min-height: 100dvh;
`

const Content = styled(Main)`
  flex: 1;
  min-width: 0;
  padding-bottom: calc(${space[8]} + var(--mc-tab-bar, 0px));

  :focus-visible {
    scroll-margin-bottom: calc(${space[4]} + var(--mc-tab-bar, 0px));
  }
`

const Top = styled(Container)`
  padding-top: ${space[4]};
`
