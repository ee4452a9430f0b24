import { darkPalette, lightPalette } from '@mentor-connect/contract/rules/palette'
import { brandSign } from '../brandSign'

/** Matches while the app has shown nothing. After that, the rules below no longer apply. */
const EMPTY = 'body:has(>#app:empty)'

/**
 * Styles for pages that no server renders. Until the app shows something, such a page has the shell's start screen (the
 * logo in the middle) in the colours of the theme, in place of a white page. Everybody gets the same page, so it shows
 * nothing personal.
 */
export function startScreenStyles(): string {
  const place = `${EMPTY} #app::before{content:'';position:fixed;inset:0;margin:auto;width:56px;height:56px}`
  const light = coloursOf(':root', lightPalette)
  const dark = [
    `@media (prefers-color-scheme:dark){${coloursOf(":root:not([data-theme='light'])", darkPalette)}}`,
    coloursOf(":root[data-theme='dark']", darkPalette),
  ]
  return `<style>${place}${light}${dark.join('')}</style>\n`
}

function coloursOf(root: string, palette: Record<keyof typeof lightPalette, string>): string {
  const sign = encodeURIComponent(brandSign({ corners: 11, palette })).replace(/'/g, '%27')
  return `${root} ${EMPTY}{background:${palette.background}}${root} ${EMPTY} #app::before{background:url('data:image/svg+xml,${sign}')}`
}
