import { darkPalette, lightPalette } from '@mentor-connect/contract/rules/palette'

type Colour = keyof typeof lightPalette

/** The colours of each class. Mail programs that do not support `prefers-color-scheme` show the light colours. */
const COLOURS = {
  page: { background: 'background', color: 'text' },
  card: { background: 'surface', border: 'border' },
  ink: { color: 'text' },
  soft: { color: 'muted' },
  link: { color: 'primary' },
  sign: { background: 'primary' },
  guide: { background: 'on-primary' },
  learner: { background: 'accent' },
  button: { background: 'primary', color: 'on-primary' },
  code: { background: 'sunken', color: 'text' },
  quote: { background: 'sunken', color: 'text', border: 'accent' },
  rule: { border: 'border' },
} as const satisfies Record<string, Partial<Record<'background' | 'color' | 'border', Colour>>>

export type MailClass = keyof typeof COLOURS

const PROPERTIES = { background: 'background-color', color: 'color', border: 'border-color' } as const

function declarations(name: MailClass, palette: Record<Colour, string>, suffix = ''): string {
  return Object.entries(COLOURS[name] as Record<keyof typeof PROPERTIES, Colour>)
    .map(([kind, colour]) => `${PROPERTIES[kind as keyof typeof PROPERTIES]}:${palette[colour]}${suffix}`)
    .join(';')
}

/**
 * Returns the attributes of an element: inline light colours, because some programs remove style sheets, and
 * a class for the dark colours.
 */
export function styled(name: MailClass, layout = ''): string {
  return `class="${name}" style="${[layout, declarations(name, lightPalette)].filter(Boolean).join(';')}"`
}

export const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif"

const dark = (prefix: string) =>
  (Object.keys(COLOURS) as MailClass[])
    .map((name) => `${prefix}.${name}{${declarations(name, darkPalette, ' !important')}}`)
    .join('\n')

/**
 * Style sheet with the dark colours, and with less padding on narrow screens. Outlook marks its dark mode
 * with `data-ogsc`.
 */
export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media (max-width:480px){.outer{padding:16px 8px !important}.inner{padding:24px 20px !important}}
@media (prefers-color-scheme:dark){
${dark('')}
}
${dark('[data-ogsc] ')}`
