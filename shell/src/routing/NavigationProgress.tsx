import { color, media } from '@mentor-connect/ui'
import { useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useT } from '../messages/useT'

/** A thin progress bar at the top of the window during a navigation. Quick navigations do not show it. */
export function NavigationProgress() {
  const t = useT()
  const { state } = useNavigation()
  return state === 'idle' ? null : <Bar role="progressbar" aria-label={t('shell.loading')} />
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: 3px;
  background: ${color.accent};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 4s cubic-bezier(0.1, 0.8, 0.3, 1) 150ms forwards;
  ${media.reducedMotion} {
    transform: none;
  }
`
