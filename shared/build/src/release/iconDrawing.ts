import { readFileSync, statSync } from 'node:fs'
import {
  ICON_ATTRIBUTES,
  type IconDrawing as Drawing,
  type IconElement,
} from '@mentor-connect/contract/site/slots'
import Type from 'typebox'
import { CliError } from '../cliError'
import { dictionary, text } from './releaseTexts'

type ElementName = keyof typeof ICON_ATTRIBUTES

const ELEMENTS = Object.keys(ICON_ATTRIBUTES) as ElementName[]
const ATTRIBUTES = [...new Set(Object.values(ICON_ATTRIBUTES).flat())]
const MAX_ELEMENTS = 20
/** The limit is low because every page of the site contains the drawing. */
const MAX_BYTES = 4096

const Attribute = text('an attribute of a shape', `^(${ATTRIBUTES.join('|')})$`, 10)
/** Numbers and the commands of a path. Markup and addresses are impossible. */
const AttributeValue = text('the measures of a shape', '^[-+0-9A-Za-z., ]+$', 1000)

/** The drawing of an icon, as a release states it. */
export const IconDrawing = Type.Unsafe<Drawing>(
  Type.Object({
    elements: Type.Array(
      Type.Object({ name: Type.Enum(ELEMENTS), attributes: dictionary(Attribute, AttributeValue, 6) }),
      {
        minItems: 1,
        maxItems: MAX_ELEMENTS,
      },
    ),
  }),
)

const COMMENT_OR_HEAD = /<!--[^]*?-->|<\?xml[^>]*\?>/g
const SVG = /^<svg\b([^>]*)>([^]*)<\/svg>$/
const SQUARE = /\bviewBox="0 0 24 24"/
const SHAPE = new RegExp(
  `<(${ELEMENTS.join('|')})\\b((?:\\s+[a-z][a-z0-9-]*="[^"<>]*")*)\\s*(?:/>|>\\s*</\\1>)`,
  'g',
)
const ATTRIBUTE = /([a-z][a-z0-9-]*)="([^"]*)"/g

/**
 * Reads an SVG file as the drawing of an icon. Only the shapes count: their colours and widths are those of the frame.
 * @throws CliError if the file is missing, or contains anything but shapes in a square of 24 by 24
 */
export function readIconDrawing(file: string): Drawing {
  const source = sourceOf(file)
  const [, head = '', content = ''] = SVG.exec(source) ?? []
  if (!SQUARE.test(head))
    throw new CliError(`${file} is no icon: it needs an <svg> with viewBox="0 0 24 24".`)
  const rest = content.replaceAll(SHAPE, '').trim()
  if (rest)
    throw new CliError(
      `${file} contains "${rest.slice(0, 60)}": an icon consists of ${ELEMENTS.join(', ')} alone.`,
    )
  const elements = [...content.matchAll(SHAPE)].map(([, name, attributes]) =>
    elementOf(name as ElementName, attributes!),
  )
  if (elements.length === 0 || elements.length > MAX_ELEMENTS)
    throw new CliError(`${file} has ${elements.length} shapes: an icon has 1 to ${MAX_ELEMENTS}.`)
  return { elements }
}

function sourceOf(file: string): string {
  try {
    if (statSync(file).size <= MAX_BYTES)
      return readFileSync(file, 'utf8').replaceAll(COMMENT_OR_HEAD, '').trim()
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}.`)
  }
  throw new CliError(`${file} has more than ${MAX_BYTES} bytes: simplify the icon.`)
}

function elementOf(name: ElementName, attributes: string): IconElement {
  const known = ICON_ATTRIBUTES[name] as readonly string[]
  const stated = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, oneLine(value!)] as const)
  return { name, attributes: Object.fromEntries(stated.filter(([key]) => known.includes(key))) }
}

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim()
