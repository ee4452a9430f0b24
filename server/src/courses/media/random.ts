/** Pseudo-random numbers, which are the same for the same seed on every machine. */
export interface Random {
  /** Returns a number from `low` up to `high`. */
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly T[]) => T
  chance: (share: number) => boolean
}

/**
 * Returns random numbers from a seed. The algorithms are FNV-1a for the seed and mulberry32 for the sequence.
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    chance: (share) => next() < share,
  }
}
