import { color } from '@mentor-connect/ui'
import styled, { css, keyframes } from 'styled-components'

/** Angles of the rays around the medal, in degrees. There is none at the bottom, where the ribbon is. */
const RAYS = [0, 45, 90, 135, 225, 270, 315]

/** A medal that is drawn within a second. It appears at once if reduced motion is preferred. */
export function Medal() {
  return (
    <Picture viewBox="0 0 120 120" aria-hidden>
      <Ribbon d="M46 74 38 112l22-12 22 12-8-38" />
      <Disc cx="60" cy="52" r="30" />
      <Ring cx="60" cy="52" r="24" pathLength={1} />
      <Tick d="m49 53 8 8 15-17" pathLength={1} />
      {RAYS.map((angle) => (
        <Ray key={angle} d="M60 14V5" pathLength={1} transform={`rotate(${angle} 60 52)`} />
      ))}
    </Picture>
  )
}

const appear = keyframes`
  from { transform: scale(0.4); opacity: 0; }
  70% { transform: scale(1.06); opacity: 1; }
`
const draw = keyframes`
  from { stroke-dashoffset: 1; }
`
const flash = keyframes`
  from { stroke-dashoffset: 1; opacity: 0; }
  50% { opacity: 1; }
`

const drawn = (delay: string, by = draw) => css`
  stroke-dasharray: 1;
  stroke-linecap: round;
  stroke-linejoin: round;
  fill: none;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${by} 450ms ${delay} ease-out backwards;
  }
`

const Picture = styled.svg`
  width: 7.5rem;
  height: 7.5rem;
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 350ms ease-out;
  }
`

const Ribbon = styled.path`
  fill: ${color.primary};
`

const Disc = styled.circle`
  fill: ${color.accent};
`

const Ring = styled.circle`
  stroke: ${color.onAccent};
  stroke-width: 2;
  ${drawn('200ms')}
`

const Tick = styled.path`
  stroke: ${color.onAccent};
  stroke-width: 5;
  ${drawn('400ms')}
`

const Ray = styled.path`
  stroke: ${color.accent};
  stroke-width: 4;
  ${drawn('500ms', flash)}
`
