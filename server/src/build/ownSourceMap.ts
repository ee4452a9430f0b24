interface SourceMap {
  version: number
  sources: string[]
  names: string[]
  mappings: string
}

/**
 * Removes the packages from a source map. The map stays in memory while the program runs, and packages are most of it.
 * Positions in packages are then shown as positions in the bundle.
 */
export function ownSourceMap(text: string): string {
  const map = JSON.parse(text) as SourceMap
  const kept = map.sources.filter(isOwn)
  const numbers = map.sources.map((source) => kept.indexOf(source))
  const { version } = map
  return JSON.stringify({ version, sources: kept, names: [], mappings: ownMappings(map.mappings, numbers) })
}

const isOwn = (source: string) => !source.includes('node_modules/')

/**
 * Returns the mappings without those of removed sources.
 *
 * @param numbers the new number of each source; -1 if it is removed
 */
function ownMappings(mappings: string, numbers: number[]): string {
  let [source, line, column] = [0, 0, 0]
  const written = { source: 0, line: 0, column: 0 }
  const lines = mappings.split(';').map((segments) => {
    if (segments === '') return ''
    let at = 0
    let writtenAt = 0
    let isInside = true
    let own = ''
    for (const segment of segments.split(',')) {
      const [move = 0, ofSource, ofLine = 0, ofColumn = 0] = decode(segment)
      at += move
      let isKept = false
      if (ofSource !== undefined) {
        source += ofSource
        line += ofLine
        column += ofColumn
        isKept = numbers[source]! >= 0
      }
      // The first segment of a package is kept, because it ends the mapping before it.
      if (!isKept && !isInside) continue
      isInside = isKept
      own += (own && ',') + encode(at - writtenAt)
      writtenAt = at
      if (!isKept) continue
      own +=
        encode(numbers[source]! - written.source) +
        encode(line - written.line) +
        encode(column - written.column)
      Object.assign(written, { source: numbers[source]!, line, column })
    }
    return own
  })
  return lines.join(';')
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))

/** Decodes Base64 VLQ, as defined in https://tc39.es/ecma426/#sec-base64-vlq */
function decode(segment: string): number[] {
  const fields: number[] = []
  let [value, shift] = [0, 0]
  for (let index = 0; index < segment.length; index++) {
    const digit = VALUES.get(segment.charCodeAt(index))!
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    fields.push(value & 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return fields
}

function encode(field: number): string {
  let rest = field < 0 ? (-field << 1) | 1 : field << 1
  let digits = ''
  do {
    const digit = rest & 31
    rest >>>= 5
    digits += DIGITS[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return digits
}
