import { lightPalette } from '@mentor-connect/contract/rules/palette'

interface Sign {
  corners: number
  scale?: number
  palette?: Record<'primary' | 'on-primary' | 'accent', string>
}

/**
 * The logo as SVG on a square with rounded corners: the same logo that `shared/ui/src/Brand.tsx` draws. All lengths are
 * in 1/40 of the side of the square.
 */
export function brandSign({ corners, scale = 1, palette = lightPalette }: Sign): string {
  const { primary, 'on-primary': onPrimary, accent } = palette
  const sign = `<circle cx="14" cy="14.5" r="4.5" fill="${onPrimary}"/><circle cx="27" cy="18.5" r="3.5" fill="${accent}"/><path d="M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7" fill="none" stroke="${onPrimary}" stroke-width="3" stroke-linecap="round"/>`
  const placed =
    scale === 1 ? sign : `<g transform="translate(20 20) scale(${scale}) translate(-20 -20.5)">${sign}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${corners}" fill="${primary}"/>${placed}</svg>`
}
