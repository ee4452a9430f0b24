import { color } from '@mentor-connect/ui'
import { cloth, hair, skin, wood } from '../portraits/illustrationColors'

/** Illustration: a learner with a book on steps that rise to an open door. */
export function AuthIllustration() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden>
      <circle cx="290" cy="110" r="84" fill={color.accentSoft} />
      <path d="M0 300h100v-40h80v-40h80v-40h140v120H0Z" fill={color.primary} opacity=".22" />
      <path
        d="M100 260h80v-40h80v-40h140"
        fill="none"
        stroke={color.primary}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M0 300h100v-40" fill="none" stroke={color.primary} strokeWidth="4" strokeLinejoin="round" />
      <rect x="300" y="60" width="70" height="120" rx="6" fill={wood.light} />
      <path d="M308 180V74c0-4 2-6 6-6h48v112Z" fill={color.accent} />
      <path d="M308 180V72l30 12v96Z" fill={wood.dark} />
      <circle cx="332" cy="132" r="4" fill={color.accent} />
      <path d="M118 260l4-56h36l4 56h-16l-6-34-6 34Z" fill={cloth.indigo} />
      <path d="M112 214c0-44 10-62 28-64 18 2 28 20 28 64Z" fill={cloth.saffron} />
      <path d="M132 140h16v14c-4 5-12 5-16 0Z" fill={skin.medium} />
      <ellipse cx="140" cy="122" rx="19" ry="22" fill={skin.medium} />
      <path
        d="M120 122c-2-24 8-34 21-34 15 0 23 12 19 34-8-2-15-8-19-16-4 8-12 14-21 16Z"
        fill={hair.black}
      />
      <path d="M122 122c-6 18-4 34 0 44l8-4c-6-14-6-28-4-42Z" fill={hair.black} />
      <circle cx="148" cy="122" r="1.8" fill={hair.black} />
      <path d="M146 132q4 3 7-1" fill="none" stroke={hair.black} strokeWidth="2" strokeLinecap="round" />
      <path
        d="M160 174c14 8 18 18 24 20"
        fill="none"
        stroke={cloth.saffron}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M172 178l28-8 8 30-28 8Z" fill={cloth.teal} />
      <path d="M176 181l22-6" stroke={color.surface} strokeWidth="3" strokeLinecap="round" />
      <path d="M112 254h24v8h-30c0-5 2-8 6-8ZM146 254h24v8h-30c0-5 2-8 6-8Z" fill={hair.black} />
      <path
        d="M232 60l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM60 120l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"
        fill={color.accent}
      />
    </svg>
  )
}
