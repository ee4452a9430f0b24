import { darkPalette, lightPalette } from './palette'

type Palette = Record<keyof typeof lightPalette, string>

const TEXT_PAIRS: [keyof Palette, keyof Palette][] = [
  ...(['background', 'surface', 'raised', 'sunken'] as const).flatMap((ground) =>
    (['text', 'muted', 'primary', 'danger', 'success', 'warning'] as const).map(
      (ink) => [ink, ground] as [keyof Palette, keyof Palette],
    ),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['warning', 'accent-soft'],
  ['danger', 'danger-soft'],
]

describe.each([
  ['light', lightPalette as Palette],
  ['dark', darkPalette],
])('%s', (_name, palette) => {
  test.each(TEXT_PAIRS)('%s on %s has enough contrast for text (4.5:1, WCAG 1.4.3)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['background', 'surface', 'raised'] as const)(
    'controls have enough contrast on %s (3:1, WCAG 1.4.11)',
    (ground) => {
      expect(contrast(palette.control, palette[ground])).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})

/** Contrast ratio of two `#rrggbb` colours, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
