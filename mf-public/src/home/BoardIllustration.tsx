import { color } from '@mentor-connect/ui'

/** Part of the hero illustration: a board with milestones on a path that rises to a flag. */
export function BoardIllustration() {
  return (
    <g>
      <rect
        x="216"
        y="70"
        width="290"
        height="176"
        rx="14"
        fill={color.surface}
        stroke={color.border}
        strokeWidth="3"
      />
      <rect x="238" y="92" width="86" height="10" rx="5" fill={color.sunken} />
      <rect x="238" y="110" width="56" height="10" rx="5" fill={color.sunken} />
      <path
        d="M244 216c36-2 34-34 66-34s36-34 66-36 34-32 62-34"
        fill="none"
        stroke={color.primary}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
      <Milestone x={244} y={216} done />
      <Milestone x={310} y={182} done />
      <Milestone x={376} y={146} />
      <path d="M440 118V78" stroke={color.text} strokeWidth="4" strokeLinecap="round" />
      <path d="M442 79l34 11-34 13Z" fill={color.accent} />
      <circle cx="440" cy="118" r="6" fill={color.text} />
    </g>
  )
}

function Milestone({ x, y, done = false }: { x: number; y: number; done?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill={done ? color.primary : color.surface} stroke={color.primary} strokeWidth="4" />
      {done && (
        <path
          d="M-6 0l4 5 8-9"
          fill="none"
          stroke={color.onPrimary}
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}
