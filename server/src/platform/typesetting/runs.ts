import { facesOf, type Face, type Style } from './fonts'

/** A stretch of text that one face can show. */
export interface Run {
  face: Face
  text: string
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits text where the face has to change. The font files are split by script, so most Hindi lines need two. */
export function splitRuns(text: string, style: Style): Run[] {
  const faces = facesOf(style)
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1)
    const face = faceFor(segment, faces, last?.face)
    if (last && last.face === face) last.text += segment
    else runs.push({ face, text: segment })
  }
  return runs
}

/** The first face that has every character; for a cluster that no face has, the face in use. */
function faceFor(cluster: string, faces: Face[], inUse?: Face): Face {
  const codePoints = [...cluster].map((character) => character.codePointAt(0) ?? 0)
  const whole = faces.find((face) => codePoints.every(face.covers))
  return whole ?? inUse ?? (faces[0] as Face)
}

/** The text without characters that no face has, such as emoji: they would be drawn as empty boxes. */
export function drawableText(text: string, style: Style): string {
  const faces = facesOf(style)
  const isDrawable = (cluster: string) =>
    faces.some((face) => [...cluster].every((character) => face.covers(character.codePointAt(0) ?? 0)))
  return clusters(text).filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
}

export function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

export function clusters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}
