/** Numbers as text for a column: `0-7,9`. */
export function rangesOf(pieces: ReadonlySet<number>): string {
  const ranges: [number, number][] = []
  for (const piece of [...pieces].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === piece - 1) last[1] = piece
    else ranges.push([piece, piece])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

export function piecesIn(ranges: string): Set<number> {
  const pieces = new Set<number>()
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from, to = from] = range.split('-').map(Number)
    for (let piece = from!; piece <= to!; piece += 1) pieces.add(piece)
  }
  return pieces
}
