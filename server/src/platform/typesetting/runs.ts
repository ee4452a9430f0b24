import { facesOf, type Face, type Style } from './fonts'

export type Direction = 'ltr' | 'rtl'

/** A stretch of text that one face can show, in one direction. */
export interface Run {
  face: Face
  text: string
  direction: Direction
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits text at each change of face or direction. The runs are in reading order. */
export function splitRuns(text: string, style: Style): Run[] {
  const faces = facesOf(style)
  const parts: { face: Face; text: string; direction: Direction | undefined }[] = []
  for (const cluster of clusters(text.normalize('NFC'))) {
    const last = parts.at(-1)
    const face = faceFor(cluster, faces, last?.face)
    const direction = directionOf(cluster)
    if (last && last.face === face && last.direction === direction) last.text += cluster
    else parts.push({ face, text: cluster, direction })
  }
  return joined(resolveNeutral(parts))
}

/**
 * Returns the runs of a line from left to right (Unicode bidirectional algorithm, without explicit
 * embedding).
 */
export function visualOrder(runs: Run[]): Run[] {
  const isRightToLeft = runs.find(({ text }) => directionOf(text))?.direction === 'rtl'
  const ordered = isRightToLeft ? [...runs].reverse() : runs
  const embedded = isRightToLeft ? 'ltr' : 'rtl'
  const groups: Run[][] = []
  for (const run of ordered) {
    const last = groups.at(-1)
    if (last && run.direction === embedded && last[0]?.direction === embedded) last.unshift(run)
    else groups.push([run])
  }
  return groups.flat()
}

/**
 * Returns the direction of a cluster. Returns undefined for spaces and punctuation, which take the direction
 * of the text around them.
 */
function directionOf(text: string): Direction | undefined {
  const [strong] = /[\p{L}\p{N}]/u.exec(text) ?? []
  if (strong === undefined) return undefined
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(strong) && /\p{L}/u.test(strong) ? 'rtl' : 'ltr'
}

function resolveNeutral(parts: (Omit<Run, 'direction'> & { direction: Direction | undefined })[]): Run[] {
  const base = parts.find(({ direction }) => direction)?.direction ?? 'ltr'
  return parts.map(({ direction, ...part }, index) => {
    const before = parts.slice(0, index).findLast((one) => one.direction)?.direction ?? base
    const after = parts.slice(index).find((one) => one.direction)?.direction ?? base
    return { ...part, direction: direction ?? (before === after ? before : base) }
  })
}

function joined(runs: Run[]): Run[] {
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1)
    if (last && last.face === run.face && last.direction === run.direction) last.text += run.text
    else all.push({ ...run })
    return all
  }, [])
}

/**
 * Returns the face for a cluster: the current face if it has every character, otherwise the first face that
 * has every character, otherwise the current face.
 */
function faceFor(cluster: string, faces: Face[], inUse?: Face): Face {
  const candidates = inUse ? [inUse, ...faces] : faces
  return candidates.find((face) => hasAll(face, cluster)) ?? inUse ?? (faces[0] as Face)
}

// Returns true if the face has every visible character. Joiners and other invisible characters never need a glyph.
const hasAll = (face: Face, cluster: string) =>
  [...cluster].every(
    (character) => /\p{Default_Ignorable_Code_Point}/u.test(character) || hasGlyph(face, character),
  )

const hasGlyph = (face: Face, character: string) => face.covers(character.codePointAt(0) ?? 0)
const isMark = (character: string) => /\p{M}/u.test(character)

/**
 * Returns the text in a form that the faces can show. A character that no face has is replaced by its plain
 * form (NFKC) or loses its accents. If no face has that form either, for example for an emoji, the character
 * is left out, because it would be drawn as an empty box.
 */
export function drawableText(text: string, style: Style): string {
  const faces = facesOf(style)
  const shown = clusters(text).map((cluster) => drawableForm(cluster, faces) ?? '')
  return shown.join('').replace(/\s+/g, ' ').trim()
}

/** Returns the characters (grapheme clusters) that the fonts of the style cannot draw, not even in a plain form. */
export function undrawable(text: string, style: Style): string[] {
  const faces = facesOf(style)
  return [...new Set(clusters(text).filter((cluster) => drawableForm(cluster, faces) === undefined))]
}

function drawableForm(cluster: string, faces: Face[]): string | undefined {
  if (/^\s+$/.test(cluster)) return ' '
  for (const form of formsOf(cluster, faces)) if (faces.some((face) => hasAll(face, form))) return form
  return undefined
}

/**
 * Yields the forms to try for a cluster: the cluster itself, its plain form, and both of these without the
 * accents that a face lacks.
 */
function* formsOf(cluster: string, faces: Face[]): Generator<string> {
  const forms = [cluster.normalize('NFC'), cluster.normalize('NFKC')]
  yield* forms
  for (const form of forms)
    for (const face of faces) {
      const base = [...form.normalize('NFD')].filter((part) => !isMark(part) || hasGlyph(face, part))
      if (base.length > 0) yield base.join('').normalize('NFC')
    }
}

export function clusters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}
