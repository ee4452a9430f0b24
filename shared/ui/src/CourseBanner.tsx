import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { pictureSources } from '@mentor-connect/contract/rules/uploads'
import { color } from './theme'
import { usePicture } from './usePicture'

interface CourseBannerProps {
  /** Title of the course, from which the generated picture is derived. */
  title: string
  src?: string
  className?: string
}

/**
 * A course's picture. If there is none or it fails to load, shows a generated landscape that depends only on the
 * title.
 */
export function CourseBanner({ title, src, className }: CourseBannerProps) {
  const picture = usePicture()
  return (
    <Box className={className} aria-hidden>
      {src && !picture.hasFailed ? (
        <Picture src={src} {...picture.props} />
      ) : (
        <Landscape seed={seedOf(title)} />
      )}
    </Box>
  )
}

/** `sizes` of the picture. On phones, a card is as wide as the screen. */
const SIZES = '(max-width: 767px) 100vw, 400px'

function Picture({ src, ...props }: ComponentProps<'img'> & { src: string }) {
  const sources = pictureSources(src)
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={SIZES} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={SIZES} />}
      <img src={src} alt="" loading="lazy" decoding="async" {...props} />
    </picture>
  )
}

function Landscape({ seed }: { seed: number }) {
  const sunX = 50 + (seed % 5) * 55
  const rise = (seed % 4) * 7
  const isDawn = seed % 2 === 0
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <rect width="320" height="180" fill={isDawn ? color.accentSoft : color.primarySoft} />
      <circle cx={sunX} cy={64 - rise / 2} r={18 + (seed % 3) * 4} fill={color.accent} />
      <g fill={color.primary}>
        <path
          d={`M0 ${104 + rise}C70 ${72 + rise} 130 ${118 - rise} 200 ${98 - rise}S300 ${84 + rise} 320 ${90 + rise}V180H0Z`}
          opacity="0.25"
        />
        <path
          d={`M0 ${128 - rise}C90 ${104 - rise} 150 ${146 + rise / 2} 230 ${120 + rise}S300 ${112 - rise} 320 ${116 - rise}V180H0Z`}
          opacity="0.45"
        />
        <path
          d={`M0 ${146 + rise / 2}C80 ${128 + rise / 2} 170 ${164 - rise} 320 ${140 - rise / 2}V180H0Z`}
          opacity="0.85"
        />
      </g>
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

  picture {
    display: contents;
  }

  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
