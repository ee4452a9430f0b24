/** A tag of WebVTT; it may span several lines. */
const TAG = /<(\/?)([^<>]*)>/g
const NAME = /^(b|i|u|v|c|lang|ruby|rt)(?:\.[^\s<>]*)?(?:\s+(.*))?$/s
const TIME_STAMP = /^\s*(?:\d+:)?\d{1,2}:\d{2}\.\d{3}\s*$/
const LANGUAGE = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/
const SPEAKER_MAX = 100

/**
 * Returns the text of a cue with the tags that browsers show: bold, italic, underlined, speakers, languages
 * and ruby. Classes and time stamps are removed, but the words inside them stay. Every other angle bracket is
 * escaped.
 */
export function cleanCueText(text: string): string {
  const open: string[] = []
  let clean = ''
  let from = 0
  for (const { index, 0: whole, 1: slash, 2: inside = '' } of text.matchAll(TAG)) {
    clean += escaped(text.slice(from, index))
    clean += (slash ? endTag(inside, open) : startTag(inside, open)) ?? escaped(whole)
    from = index + whole.length
  }
  return clean + escaped(text.slice(from))
}

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the start tag to write, which is empty for a time stamp; undefined if `inside` is not a tag. */
function startTag(inside: string, open: string[]): string | undefined {
  if (TIME_STAMP.test(inside)) return ''
  const [, name, annotation = ''] = NAME.exec(inside) ?? []
  if (!name) return undefined
  const shown = shownTag(name, annotation.replace(/\s+/g, ' ').trim())
  open.push(shown === '' ? `hidden ${name}` : name)
  return shown
}

function shownTag(name: string, annotation: string): string {
  if (name === 'c') return ''
  if (name === 'v') return annotation ? `<v ${annotation.slice(0, SPEAKER_MAX)}>` : ''
  if (name === 'lang') return LANGUAGE.test(annotation) ? `<lang ${annotation}>` : ''
  return `<${name}>`
}

/** Returns the end tag to write; it is empty if the start tag was removed or is missing. */
function endTag(inside: string, open: string[]): string | undefined {
  const name = inside.trim()
  if (!NAME.test(name) || /\s/.test(name)) return undefined
  const at = open.findLastIndex((one) => one === name || one === `hidden ${name}`)
  const [closed] = at < 0 ? [] : open.splice(at, 1)
  return closed === name ? `</${name}>` : ''
}
