import { color } from '@mentor-connect/ui'
import { cloth, hair, skin, wood } from '../portraits/illustrationColors'

/** Illustration: two people on a winding road to the hills; one points ahead. */
export function RoadIllustration() {
  return (
    <svg viewBox="0 30 520 278" aria-hidden>
      <clipPath id="road-scene">
        <path d="M54 300C4 250 18 150 92 96 168 40 300 16 396 62c92 44 128 150 80 238Z" />
      </clipPath>
      <g clipPath="url(#road-scene)">
        <rect width="520" height="320" fill={color.primarySoft} />
        <circle cx="392" cy="102" r="32" fill={color.accent} />
        <path
          d="M0 300c92-124 152-168 198-126 30-70 84-66 128 0 42-40 110-20 194 100v40H0Z"
          fill={color.primary}
          opacity=".28"
        />
        <path d="M0 300c80-84 172-116 262-72 78-36 180-28 258 40v40H0Z" fill={color.primary} opacity=".5" />
        <path
          d="M338 176c-30 10-66 14-60 30 8 20 92 16 92 44 0 24-60 34-152 56h176c56-26 70-52 34-76-34-22-96-22-98-34 0-8 4-14 8-20Z"
          fill={color.surface}
        />
        <path
          d="M326 186c-22 8-32 10-28 20 8 18 104 18 106 46 0 20-30 36-84 54"
          fill="none"
          stroke={color.accent}
          strokeWidth="3"
          strokeDasharray="10 9"
        />
      </g>
      <Signpost />
      <Learner />
      <Mentor />
      <path d="M24 300h472" stroke={color.primary} strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

function Signpost() {
  return (
    <g>
      <path d="M424 300V150" stroke={wood.dark} strokeWidth="8" strokeLinecap="round" />
      <path d="M398 160h60l16 14-16 14h-60Z" fill={wood.light} />
      <path d="M452 198h-56l-14 13 14 13h56Z" fill={color.accent} />
      <path d="M410 174h34M408 211h32" stroke={color.surface} strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

/** The learner, seen from behind, with a bag. */
function Learner() {
  return (
    <g>
      <path d="M112 298l6-62h40l6 62h-20l-6-42-6 42Z" fill={cloth.indigo} />
      <path d="M110 296h22v6h-26c0-4 1-6 4-6ZM144 296h22c3 0 4 2 4 6h-26Z" fill={hair.brown} />
      <path d="M106 244c-2-52 6-78 32-80 26 2 34 28 32 80Z" fill={cloth.saffron} />
      <path
        d="M118 182c0-10 8-14 20-14s20 4 20 14v38c0 6-4 10-10 10h-20c-6 0-10-4-10-10Z"
        fill={cloth.teal}
      />
      <path d="M126 202h24" stroke={color.surface} strokeWidth="3" strokeLinecap="round" />
      <path d="M128 152h20v16h-20Z" fill={skin.medium} />
      <ellipse cx="138" cy="132" rx="23" ry="26" fill={hair.black} />
      <circle cx="138" cy="102" r="11" fill={hair.black} />
    </g>
  )
}

/** The mentor, who points ahead. */
function Mentor() {
  return (
    <g>
      <path d="M206 298l4-70h48l4 70h-22l-6-46-6 46Z" fill={hair.black} />
      <path d="M204 296h24v6h-28c0-4 1-6 4-6ZM238 296h24c3 0 6 2 6 6h-30Z" fill={wood.dark} />
      <path d="M198 240c-4-62 4-92 36-94 32 2 38 32 34 94Z" fill={cloth.teal} />
      <path
        d="M256 166c22-4 40-16 62-34"
        fill="none"
        stroke={cloth.teal}
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path d="M316 134l16-14" stroke={skin.deep} strokeWidth="12" strokeLinecap="round" />
      <path d="M223 130h22v20c-6 6-16 6-22 0Z" fill={skin.deep} />
      <ellipse cx="236" cy="110" rx="24" ry="27" fill={skin.deep} />
      <path
        d="M212 112c-6-30 10-40 26-40 14 0 24 10 20 26-16 4-30 0-36-6-2 8-4 16-10 20Z"
        fill={hair.black}
      />
      <circle cx="249" cy="110" r="2.2" fill={hair.black} />
      <path d="M244 122q6 4 10-1" fill="none" stroke={hair.black} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  )
}
