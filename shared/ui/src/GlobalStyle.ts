import { createGlobalStyle } from 'styled-components'
import { darkPalette, lightPalette } from '@mentor-connect/contract/rules/palette'
import { color, font, media, radius } from './theme'

const properties = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--mc-${name}: ${value};`)
    .join(' ')

/** Global styles. Rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  :root { ${properties(lightPalette)} color-scheme: light; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${properties(darkPalette)} color-scheme: dark; } }
  :root[data-theme='dark'] { ${properties(darkPalette)} color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 6rem; }
  body {
    margin: 0; min-height: 100dvh; background: ${color.background}; color: ${color.text};
    font: ${font.weight.normal} ${font.size.body}/1.6 ${font.family}; overflow-wrap: break-word;
    accent-color: ${color.primary};
  }
  [lang='hi'], [lang='hi'] body { line-height: 1.75; }
  h1, h2, h3, h4, strong, th[scope='row'], dd { overflow-wrap: anywhere; }
  h1, h2, h3, h4 { margin: 0; line-height: 1.25; text-wrap: balance; }
  :is(h1, h2, h3, h4):lang(hi) { line-height: 1.45; }
  p { margin: 0; text-wrap: pretty; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  a { color: ${color.primary}; text-underline-offset: 0.2em; }
  a, button, em, label, span, strong { unicode-bidi: isolate; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.small}; }
  :is(main, h1, h2):focus { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`
