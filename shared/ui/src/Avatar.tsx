import styled from 'styled-components'
import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { color, font } from './theme'
import { usePicture } from './usePicture'

interface AvatarProps {
  name: string
  src?: string
  /** Diameter in px, or as a CSS length. */
  size?: number | string
}

/**
 * A round portrait. Shows initials if there is no picture or it fails to load. It is decorative, because the name is
 * shown next to it.
 */
export function Avatar({ name, src, size = 48 }: AvatarProps) {
  const picture = usePicture()
  const length = typeof size === 'number' ? `${size}px` : size
  return (
    <Circle style={{ width: length, height: length, fontSize: `calc(${length} * 0.38)` }} aria-hidden>
      {src && !picture.hasFailed ? <img src={src} alt="" {...picture.props} /> : initials(name)}
    </Circle>
  )
}

/** Returns the first grapheme clusters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends
    .map((word) => firstGraphemes(word, 1))
    .join('')
    .toUpperCase()
}

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
  font-weight: ${font.weight.bold};
  line-height: 1;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
