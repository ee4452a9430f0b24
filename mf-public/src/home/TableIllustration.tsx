import { color } from '@mentor-connect/ui'
import { backdrop, cloth, lens, wood } from '../portraits/illustrationColors'

/** Part of the hero illustration: the table in front of the two people, with the objects on it. */
export function TableIllustration() {
  return (
    <g>
      <path d="M132 398l-10 54M508 398l10 54" stroke={wood.dark} strokeWidth="11" strokeLinecap="round" />
      <rect x="92" y="382" width="456" height="18" rx="9" fill={wood.light} />
      <rect x="92" y="393" width="456" height="7" rx="3.5" fill={wood.dark} />
      <path d="M318 322h78a6 6 0 0 1 6 6l6 48H312v-48a6 6 0 0 1 6-6Z" fill={lens} />
      <circle cx="358" cy="350" r="6" fill={color.primarySoft} />
      <rect x="300" y="374" width="120" height="9" rx="4.5" fill={lens} />
      <path d="M262 354h26v20a8 8 0 0 1-8 8h-10a8 8 0 0 1-8-8Z" fill={backdrop.rose} />
      <path d="M288 360c10-2 12 12 0 13" fill="none" stroke={backdrop.rose} strokeWidth="4" />
      <path
        d="M270 344c-4-6 4-8 0-15M280 344c-4-6 4-8 0-15"
        fill="none"
        stroke={color.muted}
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="462" y="366" width="68" height="16" rx="3" fill={cloth.indigo} />
      <rect x="468" y="352" width="58" height="14" rx="3" fill={cloth.brick} />
      <rect x="474" y="339" width="48" height="13" rx="3" fill={cloth.teal} />
    </g>
  )
}
