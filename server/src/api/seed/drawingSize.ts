const ELEMENTS = words('svg g rect circle ellipse line path polyline polygon text tspan title')
const ATTRIBUTES =
  words(`xmlns width height viewBox x y x1 y1 x2 y2 dx dy r rx ry cx cy d points transform id lang
  fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity
  font-family font-size font-weight text-anchor dominant-baseline role aria-label`)
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>?/g
const QUOTED = /"[^"]*"|'[^']*'/g
const SIZE = /^<svg [^>]*\bwidth="(\d{1,4})" height="(\d{1,4})"/

/**
 * Returns the width and height of a drawing in px.
 *
 * @throws Error unless the drawing is an SVG of shapes and text only, which can neither run nor load anything
 */
export function drawingSize(svg: string, name: string): { width: number; height: number } {
  const active = (svg.match(TAG) ?? []).find((tag) => !isPlain(tag))
  if (active !== undefined)
    throw new Error(`${name} may contain shapes and text only: ${active.slice(0, 80)}`)
  const [, width, height] = SIZE.exec(svg) ?? []
  if (!width || !height) throw new Error(`${name} does not begin with <svg … width="…" height="…">.`)
  return { width: Number(width), height: Number(height) }
}

function isPlain(tag: string): boolean {
  const [, element = ''] = /^<\/?([A-Za-z-]+)/.exec(tag) ?? []
  const attributes = [...tag.replace(QUOTED, '').matchAll(/([^\s=<>/]+)\s*=/g)].map(([, name]) => name!)
  return ELEMENTS.has(element) && attributes.every((one) => ATTRIBUTES.has(one)) && !/url\s*\(/i.test(tag)
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/))
}
