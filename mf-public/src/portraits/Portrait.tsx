import { backdrop, cloth, hair, ink, lens, skin } from './illustrationColors'
import { HairBehind, HairInFront, type HairStyle } from './HairShapes'

export interface Look {
  skin: keyof typeof skin
  hair: keyof typeof hair
  style: HairStyle
  cloth: keyof typeof cloth
  backdrop: keyof typeof backdrop
  glasses?: boolean
  beard?: boolean
}

/** A drawn portrait. It is decorative, because the name is shown next to it. */
export function Portrait({ look, size }: { look: Look; size?: number }) {
  const face = skin[look.skin]
  const strands = hair[look.hair]
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden>
      <rect width="120" height="120" fill={backdrop[look.backdrop]} />
      <HairBehind style={look.style} fill={strands} />
      <path d="M16 120c0-26 20-36 44-36s44 10 44 36Z" fill={cloth[look.cloth]} />
      <path d="M50 66h20v18c0 6-4 10-10 10s-10-4-10-10Z" fill={face} />
      <ellipse cx="60" cy="52" rx="20" ry="24" fill={face} />
      {look.beard && (
        <path d="M40 52c0 20 8 27 20 27s20-7 20-27c-3 9-9 11-20 11s-17-2-20-11Z" fill={strands} />
      )}
      <circle cx="52" cy="51" r="2" fill={ink} />
      <circle cx="68" cy="51" r="2" fill={ink} />
      <path
        d="M54 64q6 5 12 0"
        fill="none"
        stroke={look.beard ? face : ink}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <HairInFront style={look.style} fill={strands} wrap={cloth[look.cloth]} />
      {look.glasses && (
        <g fill="none" stroke={lens} strokeWidth="2">
          <circle cx="52" cy="51" r="6.5" />
          <circle cx="68" cy="51" r="6.5" />
          <path d="M58.5 50h3" />
        </g>
      )}
    </svg>
  )
}
