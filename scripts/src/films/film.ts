/** Size of a film in pixels. Captions cover the lowest fifth, so nothing that must be read may be there. */
export const WIDTH = 960
export const HEIGHT = 540

export interface Caption {
  /**
   * Start in seconds. A caption is shown until the next one begins; the last caption is shown until the end.
   */
  from: number
  en: string
  hi: string
}

/**
 * A film that is drawn by a program. It has no sound; its captions say everything that a viewer has to know.
 */
export interface Film {
  /** Id of the film's course in `server/demo-content`. */
  course: string
  /** Name of the film's files, without extension. */
  name: string
  seconds: number
  captions: Caption[]
  /** Draws the picture at a time: returns the content of an SVG of `WIDTH` × `HEIGHT`. */
  draw: (seconds: number) => string
}

const INK = '#1f2937'

/** Draws a line of text that is centred at a point, or that begins or ends there. */
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

/** Returns the progress of a movement between two times, from 0 to 1. The movement is slower at both ends. */
export function progress(seconds: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Returns the value between `start` and `end` at this share (0 to 1) of the distance. */
export const between = (start: number, end: number, part: number) => start + (end - start) * part

/**
 * Returns the opacity (0 to 1) of something that is visible between two times in seconds. It fades in for
 * half a second and fades out for half a second.
 */
export const visibility = (seconds: number, from: number, to: number) =>
  progress(seconds, from, from + 0.5) * (1 - progress(seconds, to - 0.5, to))
