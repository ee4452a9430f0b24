type Attributes = Record<string, string | number>

/** Returns shapes as SVG text. Numbers are rounded to two decimals, which is finer than a screen can show. */
export function shape(tag: string, attributes: Attributes): string {
  return `<${tag}${write(attributes)}/>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  return `<g${write(attributes)}>${children.join('')}</g>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
) {
  return shape('rect', { x, y, width, height, rx, fill, ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return shape('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) {
  return shape('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function path(d: string, fill: string, more: Attributes = {}) {
  return shape('path', { d, fill, ...more })
}

/** Draws an open line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}) {
  return shape('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

export function at(x: number, y: number, ...children: string[]): string {
  return group({ transform: `translate(${round(x)} ${round(y)})` }, ...children)
}

export function svg(width: number, height: number, ...children: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join('')}</svg>`
}

function write(attributes: Attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
