import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { AreaHeader } from './area-frame/AreaHeader'
import type { AreaItem, AreaPerson } from './area-frame/area'
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
  /** URL that the brand links to. */
  home: string
  items: AreaItem[]
  person: AreaPerson
  onSignOut: () => Promise<void>
  children: ReactNode
}

/**
 * The frame of a signed-in area: a sidebar; below 768 px a header with a drawer; in the installed app below 768 px a
 * tab bar. Pages provide their own `Container`.
 */
export function AreaFrame({ children, onSignOut, ...area }: AreaFrameProps) {
  const t = useSharedT()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const isInstalled = useMedia('(display-mode: standalone)')
  const signOut = useSignOut(onSignOut)
  const hasTabBar = isNarrow && isInstalled

  return (
    <Layout $narrow={isNarrow}>
      <SkipLink />
      {!isNarrow && <Sidebar {...area} signOut={signOut} />}
      {isNarrow && !isInstalled && <AreaHeader {...area} signOut={signOut} />}
      {hasTabBar && <TabBar {...area} />}
      <Content $tabBar={hasTabBar}>
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

const Content = styled(Main)<{ $tabBar: boolean }>`
  flex: 1;
  min-width: 0;
  padding-bottom: ${({ $tabBar }) => ($tabBar ? `calc(${space[20]} + env(safe-area-inset-bottom))` : space[8])};

  :focus-visible {
    scroll-margin-bottom: ${({ $tabBar }) => ($tabBar ? space[24] : '0')};
  }
`

const Top = styled(Container)`
  padding-top: ${space[4]};
`
