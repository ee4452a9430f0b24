interface Part {
  area: string
  release: string
}

/** Beyond this number, further areas and releases are counted together. */
const MOST = 200
const OTHER = 'other'

/** Labels for what browsers report. Anybody may report, so the number of combinations is bounded. */
export function boundedReleases(): (part: Part) => Part {
  const known = new Set<string>()
  return ({ area, release }) => {
    const combination = `${area}|${release}`
    if (!known.has(combination) && known.size >= MOST) return { area: OTHER, release: OTHER }
    known.add(combination)
    return { area, release }
  }
}
