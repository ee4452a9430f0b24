import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unwrapWoff } from './woff'

/** A font file and the code points of its subset. */
export interface Face {
  name: string
  /** The font itself, read once per process. */
  data: () => Buffer
  covers: (codePoint: number) => boolean
}

export type Style = 'display' | 'text' | 'italic' | 'label' | 'labelBold'

const resolveFile = createRequire(import.meta.url).resolve

/** The faces of a style in order of preference. Characters that none of them has are set in the first. */
export function facesOf(style: Style): Face[] {
  return (faces[style] ??= STYLES[style].map(([family, subset, cut]) => face(family, subset, cut)))
}

const faces: Partial<Record<Style, Face[]>> = {}

type Cut = [family: string, subset: string, cut: string]

// Devanagari has no italics: it stays upright next to them.
const STYLES: Record<Style, Cut[]> = {
  display: [...serif('600-normal'), ...devanagari('600')],
  text: [...serif('400-normal'), ...devanagari('400')],
  italic: [...serif('400-italic'), ...devanagari('400')],
  label: [...sans('400-normal'), ...devanagari('400')],
  labelBold: [...sans('600-normal'), ...devanagari('600')],
}

function serif(cut: string): Cut[] {
  return ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'].map((subset) => [
    'noto-serif',
    subset,
    cut,
  ])
}

function sans(cut: string): Cut[] {
  return ['latin', 'latin-ext'].map((subset) => ['noto-sans', subset, cut])
}

function devanagari(weight: string): Cut[] {
  return [['noto-sans-devanagari', 'devanagari', `${weight}-normal`]]
}

function face(family: string, subset: string, cut: string): Face {
  const name = `${family}-${subset}-${cut}`
  const ranges = readRanges(family)[subset] ?? ''
  return {
    name,
    data: once(() => unwrapWoff(readFileSync(resolveFile(`@fontsource/${family}/files/${name}.woff`)))),
    covers: rangeTest(ranges),
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

/** Reads a CSS `unicode-range`: `U+0900-097F,U+20B9`. */
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
