/** Size of a film in pixels. Captions cover the lowest fifth: nothing that must be read stands there. */
export const WIDTH = 960
export const HEIGHT = 540

export interface Caption {
  /** In seconds. It is shown until the next one begins, the last one until the end. */
  from: number
  en: string
  hi: string
}

/** A film that is drawn: it has no sound, and its captions say everything that a viewer has to know. */
export interface Film {
  /** Its course in `server/demo-content`. */
  course: string
  /** Name of its files, without ending. */
  name: string
  seconds: number
  captions: Caption[]
  /** What is seen at a time: the content of an SVG of `WIDTH` × `HEIGHT`. */
  draw: (seconds: number) => string
}

const INK = '#1f2937'

/** A text of one line in the middle of a place, or beginning there. */
export function text(
  content: string,
  {
    x,
    y,
    size = 40,
    fill = INK,
    anchor = 'middle',
    opacity = 1,
  }: {
    x: number
    y: number
    size?: number
    fill?: string
    anchor?: 'start' | 'middle' | 'end'
    opacity?: number
  },
): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}" text-anchor="${anchor}" opacity="${opacity}">${escaped}</text>`
}

export function box(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  attributes: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes} />`
}

/** How far something is that begins and ends at these seconds: from 0 to 1, slower at both ends. */
export function progress(seconds: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** The value at this part of the way. */
export const between = (start: number, end: number, part: number) => start + (end - start) * part

/** Visible between these seconds, with half a second to appear and to go. From 0 to 1. */
export const visibility = (seconds: number, from: number, to: number) =>
  progress(seconds, from, from + 0.5) * (1 - progress(seconds, to - 0.5, to))
