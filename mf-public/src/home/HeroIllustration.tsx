import { color, media } from '@mentor-connect/ui'
import styled from 'styled-components'
import { cloth, hair, skin, wood } from '../portraits/illustrationColors'
import { BoardIllustration } from './BoardIllustration'
import { TableIllustration } from './TableIllustration'

/** Illustration: a mentor points at a path on a board, and a learner with a laptop follows it. */
export function HeroIllustration() {
  return (
    <Drawing viewBox="34 26 540 446" aria-hidden>
      <path
        d="M58 262C34 128 150 36 306 40s262 84 250 222c-11 132-108 176-256 178S82 398 58 262Z"
        fill={color.primarySoft}
      />
      <ellipse cx="304" cy="452" rx="230" ry="12" fill={color.border} />
      <BoardIllustration />
      <Mentor />
      <Learner />
      <TableIllustration />
      <Plant />
    </Drawing>
  )
}

function Mentor() {
  return (
    <g>
      <path
        d="M146 238c-2-30 14-50 40-50s42 18 41 48l4 62c-14 8-26 4-30-2h-28c-6 8-20 10-31 2Z"
        fill={hair.black}
      />
      <path d="M122 384c0-62 22-92 64-94 42 2 62 30 64 94Z" fill={cloth.teal} />
      <path d="M174 270h24v24c-6 8-18 8-24 0Z" fill={skin.deep} />
      <ellipse cx="186" cy="244" rx="28" ry="33" fill={skin.medium} />
      <path
        d="M156 242c-2-30 12-46 31-46 20 0 33 15 30 46-14-4-24-12-29-24-6 13-16 21-32 24Z"
        fill={hair.black}
      />
      <path d="M178 258q9 8 18 0" fill="none" stroke={hair.black} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="177" cy="245" r="2.6" fill={hair.black} />
      <circle cx="199" cy="245" r="2.6" fill={hair.black} />
      <path
        d="M236 322c26 0 38-24 46-66"
        fill="none"
        stroke={cloth.teal}
        strokeWidth="25"
        strokeLinecap="round"
      />
      <path d="M283 248l6-26" stroke={skin.medium} strokeWidth="13" strokeLinecap="round" />
      <path d="M289 224l3-16" stroke={skin.medium} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M136 384c-4-22 2-44 14-56"
        fill="none"
        stroke={color.surface}
        strokeOpacity=".3"
        strokeWidth="3"
      />
      <path
        d="M172 292q14 16 28 0"
        fill="none"
        stroke={cloth.saffron}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  )
}

function Learner() {
  return (
    <g>
      <path d="M364 384c0-58 20-84 60-86 42 2 64 28 66 86Z" fill={cloth.saffron} />
      <path d="M412 278h24v24c-6 8-18 8-24 0Z" fill={skin.medium} />
      <ellipse cx="423" cy="252" rx="27" ry="32" fill={skin.light} />
      <path
        d="M394 252c-6-32 12-46 32-45 22 0 34 16 27 46-1-12-6-18-11-21-13 5-26 3-38-2-5 6-8 12-10 22Z"
        fill={hair.brown}
      />
      <circle cx="411" cy="252" r="2.6" fill={hair.black} />
      <circle cx="433" cy="252" r="2.6" fill={hair.black} />
      <path d="M412 266q9 8 18 0" fill="none" stroke={hair.black} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M470 332c8 30-14 44-52 44"
        fill="none"
        stroke={cloth.saffron}
        strokeWidth="24"
        strokeLinecap="round"
      />
      <path
        d="M470 332c8 30-14 44-52 44"
        fill="none"
        stroke={hair.black}
        strokeOpacity=".08"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <circle cx="412" cy="376" r="10" fill={skin.light} />
    </g>
  )
}

function Plant() {
  return (
    <g>
      <path d="M66 396h48l-7 54H73Z" fill={wood.light} />
      <path d="M62 388h56v14H62Z" fill={wood.dark} />
      <path d="M90 388c-4-40-30-52-44-52 2 30 18 48 44 52Z" fill={cloth.leaf} />
      <path d="M90 388c2-46 26-62 42-64 2 34-14 58-42 64Z" fill={cloth.leaf} opacity=".8" />
      <path d="M90 388c-10-42-2-72 4-86 12 22 12 60-4 86Z" fill={cloth.leaf} opacity=".9" />
    </g>
  )
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 34rem;
  height: auto;
  ${media.belowTablet} {
    max-width: 17rem;
  }
  margin-inline: auto;
`
