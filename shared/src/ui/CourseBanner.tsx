import { useState } from 'react'
import styled from 'styled-components'
import { color } from './theme'

interface CourseBannerProps {
  /** Seeds the picture that stands in. */
  title: string
  src?: string
  className?: string
}

/** A course's picture; a drawn landscape, always the same for a title, when there is none or it cannot be loaded. */
export function CourseBanner({ title, src, className }: CourseBannerProps) {
  const [failed, setFailed] = useState(false)
  return (
    <Box className={className} aria-hidden>
      {src && !failed ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <Landscape seed={seedOf(title)} />
      )}
    </Box>
  )
}

function Landscape({ seed }: { seed: number }) {
  const sunX = 60 + (seed % 5) * 50
  const rise = seed % 3
  const warm = seed % 2 === 0
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <rect width="320" height="180" fill={warm ? color.accentSoft : color.primarySoft} />
      <circle cx={sunX} cy={58 + rise * 6} r="26" fill={color.accent} />
      <path
        d={`M0 ${128 - rise * 8} Q80 ${70 + rise * 10} 170 118 T320 ${92 + rise * 8} V180 H0Z`}
        fill={color.primary}
        opacity="0.35"
      />
      <path
        d={`M0 ${150 - rise * 4} Q100 ${106 + rise * 9} 200 146 T320 132 V180 H0Z`}
        fill={color.primary}
        opacity="0.75"
      />
    </svg>
  )
}

function seedOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 9973, 7)
}

const Box = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: ${color.primarySoft};

  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
