import type { Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unwrapWoff } from './woff'

/** A font file and the code points for which it has glyphs. */
export interface Face {
  name: string
  /** The font itself, read once per process. */
  data: () => Buffer
  covers: (codePoint: number) => boolean
  /**
   * Size of the font as a share of the requested size. It is below 1 for fonts whose glyphs are much taller
   * than those of the other fonts.
   */
  scale: number
}

export type Style = 'display' | 'text' | 'italic' | 'label' | 'labelBold'

const requirePackage = createRequire(import.meta.url)
const resolveFile = requirePackage.resolve

/** The library is loaded for the first text, not when the process starts. */
const fontkit = once(() => requirePackage('fontkit') as typeof import('fontkit'))

/**
 * Returns the faces of a style in order of preference. Characters that none of them has are drawn with the
 * first one.
 */
export function facesOf(style: Style): Face[] {
  return (faces[style] ??= STYLES[style].map(([family, subset, cut]) => face(family, subset, cut)))
}

const faces: Partial<Record<Style, Face[]>> = {}

type Cut = [family: string, subset: string, cut: string]

const EUROPEAN_SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
]
const INDIAN_SCRIPTS = [
  'devanagari',
  'tamil',
  'bengali',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'oriya',
]
const NASTALIQ = 'noto-nastaliq-urdu'
/**
 * Scale by weight. Words in Nastaliq slope down to the baseline, so large words would touch the lines above
 * and below.
 */
const NASTALIQ_SCALE: Record<string, number> = { '600-normal': 0.56, '400-normal': 0.8 }

// The styles with their fonts. Fonts for the scripts of India have no italics, so their text stays upright
// next to italic Latin text.
const STYLES: Record<Style, Cut[]> = {
  display: [...serif('600-normal'), ...indian('600')],
  text: [...serif('400-normal'), ...indian('400')],
  italic: [...serif('400-italic'), ...indian('400')],
  label: [...sans('400-normal'), ...indian('400')],
  labelBold: [...sans('600-normal'), ...indian('600')],
}

const fontFile = ([family, subset, cut]: Cut) => `@fontsource/${family}/files/${family}-${subset}-${cut}.woff`

/** Returns the files of all fonts in use, below `node_modules`. */
export const fontFiles = () => Object.values(STYLES).flat().map(fontFile)

function serif(cut: string): Cut[] {
  return EUROPEAN_SCRIPTS.map((subset) => ['noto-serif', subset, cut])
}

function sans(cut: string): Cut[] {
  return EUROPEAN_SCRIPTS.map((subset) => ['noto-sans', subset, cut])
}

function indian(weight: string): Cut[] {
  const scripts = INDIAN_SCRIPTS.map((script): Cut => [`noto-sans-${script}`, script, `${weight}-normal`])
  return [...scripts, [NASTALIQ, 'arabic', `${weight}-normal`]]
}

function face(family: string, subset: string, cut: string): Face {
  const name = `${family}-${subset}-${cut}`
  const data = once(() => unwrapWoff(readFileSync(resolveFile(fontFile([family, subset, cut])))))
  const font = once(() => fontkit().create(data()) as Font)
  const isInSubset = rangeTest(readRanges(family)[subset] ?? '')
  return {
    name,
    data,
    // Both checks are needed, because the range of a subset also lists code points that the font lacks.
    covers: (codePoint) => isInSubset(codePoint) && font().hasGlyphForCodePoint(codePoint),
    scale: (family === NASTALIQ && NASTALIQ_SCALE[cut]) || 1,
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function readRanges(family: string): Record<string, string> {
  return JSON.parse(readFileSync(resolveFile(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
}

/**
 * Parses a CSS `unicode-range` such as `U+0900-097F,U+20B9`. Returns a function that returns true if the
 * range contains a code point.
 */
export function rangeTest(ranges: string): (codePoint: number) => boolean {
  const spans = ranges
    .split(',')
    .filter(Boolean)
    .map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-')
      return [parseInt(first, 16), parseInt(last, 16)] as const
    })
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last)
}
