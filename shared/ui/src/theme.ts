/**
 * The design tokens. Colours are CSS custom properties that the shell defines for light and dark (`palette.ts`), so
 * that a remote which was built with an older theme uses the current colours.
 */
export const color = {
  background: 'var(--mc-background)',
  surface: 'var(--mc-surface)',
  raised: 'var(--mc-raised)',
  sunken: 'var(--mc-sunken)',
  border: 'var(--mc-border)',
  /** Border of interactive elements, with a contrast of at least 3:1 on every surface. */
  control: 'var(--mc-control)',
  text: 'var(--mc-text)',
  muted: 'var(--mc-muted)',
  primary: 'var(--mc-primary)',
  primaryHover: 'var(--mc-primary-hover)',
  onPrimary: 'var(--mc-on-primary)',
  primarySoft: 'var(--mc-primary-soft)',
  accent: 'var(--mc-accent)',
  onAccent: 'var(--mc-on-accent)',
  accentSoft: 'var(--mc-accent-soft)',
  success: 'var(--mc-success)',
  successSoft: 'var(--mc-success-soft)',
  warning: 'var(--mc-warning)',
  warningSoft: 'var(--mc-warning-soft)',
  danger: 'var(--mc-danger)',
  dangerSoft: 'var(--mc-danger-soft)',
  focus: 'var(--mc-focus)',
  scrim: 'var(--mc-scrim)',
} as const

/** Spacing in multiples of 4 px, given in rem: `space[4]` is 16 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const font = {
  family: `'Inter', 'Segoe UI', system-ui, -apple-system, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif`,
  display: `'Georgia', 'Noto Serif', 'Noto Serif Devanagari', 'Nirmala UI', serif`,
  size: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    h4: '1.125rem',
    h3: '1.3125rem',
    h2: 'clamp(1.5rem, 1.2rem + 1.3vw, 2rem)',
    h1: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)',
    hero: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)',
  },
  weight: { normal: 400, medium: 500, semibold: 600, bold: 700 },
} as const

export const radius = { small: '0.375rem', medium: '0.625rem', large: '1rem', round: '999px' } as const

export const shadow = {
  low: '0 1px 2px rgb(20 30 40 / 6%), 0 1px 3px rgb(20 30 40 / 8%)',
  medium: '0 4px 10px rgb(20 30 40 / 7%), 0 10px 24px rgb(20 30 40 / 8%)',
  high: '0 12px 32px rgb(20 30 40 / 18%)',
} as const

export const motion = { fast: '150ms ease-out', normal: '220ms ease-out' } as const

/** Viewport breakpoints in px. The specification defines `mobile`. */
export const breakpoint = { mobile: 768, desktop: 1024, wide: 1280 } as const

/**
 * Matches screens of little height, such as phones in landscape orientation, or windows with a large zoom.
 */
export const LOW_SCREEN = '(max-height: 30rem)'

export const media = {
  tabletUp: `@media (min-width: ${breakpoint.mobile}px)`,
  desktopUp: `@media (min-width: ${breakpoint.desktop}px)`,
  wideUp: `@media (min-width: ${breakpoint.wide}px)`,
  belowTablet: `@media (max-width: ${breakpoint.mobile - 1}px)`,
  low: `@media ${LOW_SCREEN}`,
  /** Applies if the browser replaces all colours, for example with the high contrast mode of Windows. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Applies to devices that are operated with fingers. */
  touch: '@media (pointer: coarse)',
} as const

/** Minimum width and height of a touch target. */
export const TARGET = '2.75rem'

export const contentWidth = '72rem'
